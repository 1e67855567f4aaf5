/** Format: wide lines, single quotes, trailing commas. */
export default {
  printWidth: 110,
  singleQuote: true,
  trailingComma: 'all',
};
