/** The part of the XML reader that is used; the package brings no types. */
declare module 'saxen' {
  type Decode = (text: string) => string;

  export class Parser {
    on(
      event: 'openTag',
      callback: (
        name: string,
        attributes: () => Record<string, string>,
        decode: Decode,
        isEmpty: boolean,
      ) => void,
    ): this;
    on(event: 'closeTag', callback: (name: string, decode: Decode, isEmpty: boolean) => void): this;
    on(event: 'text', callback: (value: string, decode: Decode) => void): this;
    on(event: 'cdata' | 'attention', callback: (value: string) => void): this;
    on(event: 'error', callback: (error: Error) => void): this;
    parse(xml: string): void;
  }
}
