/** The texts of a bundle in de-DE: locale-texts-loader.mjs puts them here. */
export default {};
