/** "de Max", "d’Anna", "d’Hélène". */
export const forms = {
  de: (name) => {
    const plain = name.normalize("NFD").replace(/\p{M}/gu, "");
    return /^(?:h?[aeiouœæ]|y[^aeiou])/i.test(plain) ? `d’${name}` : `de ${name}`;
  },
};
