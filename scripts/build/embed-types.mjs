/**
 * Writes the types of the embed kit, `embed/kit/index.d.ts`, from those of the source: one file that needs nothing else.
 * `npm pack -w embed` runs it.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../lib/install.mjs';
import { REMOTE_FOLDERS, remoteNameOf } from '../lib/remotes.mjs';

/** Files whose exported types are the interface, in the order of the text. */
const SOURCES = ['shared/platform/mount/mount-options.ts', 'embed/src/mount.ts'].map((file) =>
  path.join(ROOT, file),
);

const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ROOT);
const program = ts.createProgram(SOURCES, options);
const checker = program.getTypeChecker();
const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;

const isType = (statement) => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);

const own = SOURCES.flatMap((file) => program.getSourceFile(file).statements.filter(isType));
const names = new Set(own.map(({ name }) => name.text));

/** The types that they name and that are declared elsewhere in our sources, spelled out. */
function outsideTypes() {
  const outside = new Map();
  const visit = (node) => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      const symbol = checker.getSymbolAtLocation(node.typeName);
      const isImported = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
      if (isImported && !names.has(node.typeName.text))
        outside.set(
          node.typeName.text,
          checker.typeToString(checker.getTypeFromTypeNode(node), undefined, FORMAT),
        );
    }
    ts.forEachChild(node, visit);
  };
  own.forEach(visit);
  return [...outside].map(([name, type]) => `export type ${name} = ${type};`);
}

/** A function of the script as a member, with what is said of it. */
function memberOf(file, name) {
  const declaration = program
    .getSourceFile(path.join(ROOT, file))
    .statements.find((statement) => ts.isFunctionDeclaration(statement) && statement.name?.text === name);
  const [comment] = ts.getJSDocCommentsAndTags(declaration);
  const type = checker.typeToString(checker.getTypeAtLocation(declaration), undefined, FORMAT);
  return `${comment.getText()}\n  readonly ${name}: ${type};`;
}

const text = [
  ...outsideTypes(),
  ...own.map((statement) => statement.getFullText().trim()),
  `/** \`/embed/v1.js\` of an installation. */
export interface EmbedScript {
  ${memberOf('embed/src/mount.ts', 'mount')}
  /** The names of its custom elements, once they are defined. */
  readonly elements: Promise<readonly string[]>;
}`,
  `/** The custom element of a remote, such as \`<assay-documents client="demo">\`. One of the properties says who the user is. */
export interface AssayElement extends HTMLElement {
  getToken: MountOptions['getToken'];
  getHostToken: Extract<EmbedUser, { readonly getHostToken: unknown }>['getHostToken'];
}`,
  `declare global {
  interface HTMLElementTagNameMap {
${REMOTE_FOLDERS.map((folder) => `    'assay-${remoteNameOf(folder)}': AssayElement;`).join('\n')}
  }
}`,
  `/** Loads the embedding script of an installation, such as \`https://assay.example\`. */
export declare function loadEmbed(installation: string): Promise<EmbedScript>;`,
].join('\n\n');

writeFileSync(path.join(ROOT, 'embed/kit/index.d.ts'), `${text}\n`);
