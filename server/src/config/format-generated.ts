/** Formats files that scripts of the build write, as `npm run format` does. */
import { format } from 'oxfmt';
import OPTIONS from '../../../oxfmt.config.ts';

/**
 * The formatted text of a generated file.
 * @param name the name of the file, which tells the language
 * @throws Error where the text is not of that language
 */
export async function formatGenerated(name: string, text: string): Promise<string> {
  const { code, errors } = await format(name, text, OPTIONS);
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
}
