/** Loads the embedding script of an installation, such as `https://assay.example`. */
export const loadEmbed = (installation) =>
  import(/* webpackIgnore: true */ /* @vite-ignore */ new URL('/embed/v1.js', installation).href);
