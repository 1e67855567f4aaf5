// A part of the federation plugin's runtime that is published without types. The code that webpack writes calls it.
declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  export const consumes: (options: unknown) => void;
}
