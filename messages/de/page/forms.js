/** The genitive of a name: "Annas", "Max’". */
export const forms = {
  gen: (name) => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`),
};
