/** Whether the last vowel that decides is one of the back of the mouth: i and é leave it to the one before. */
function isDeep(name) {
  const vowel = name
    .toLocaleLowerCase("hu")
    .match(/[aáoóuúeöőüű]/g)
    ?.at(-1);
  return vowel !== undefined && "aáoóuú".includes(vowel);
}

/** A name with -nak or -nek; with a hyphen where it does not end as Hungarian words do. */
export const forms = {
  dat: (name) => {
    const ending = isDeep(name) ? "nak" : "nek";
    if (/(\W|\d|(.)\2|ie)$/i.test(name) && !/[áéíóöőúüű]$/i.test(name)) return `${name}-${ending}`;
    return name.replace(/a$/, "á").replace(/e$/, "é") + ending;
  },
};
