/** The genitive of a name: "Annas", "Max". */
export const forms = {
  gen: (name) => (/[sxz]$/i.test(name) ? name : `${name}s`),
};
