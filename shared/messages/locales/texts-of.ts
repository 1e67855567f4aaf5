/** The texts of a part of the catalogue in another language: one for each key, so that the compiler names those that lack. */
export type TextsOf<Messages> = { readonly [Key in keyof Messages]: string };
