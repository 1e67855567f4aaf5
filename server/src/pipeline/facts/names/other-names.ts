import { DEFINED_NAME, FORMER_NAME, ROLE } from '../../vocabulary/entity-words.ts';
import { withoutForm } from '../../vocabulary/legal-forms.ts';
import type { OrganisationName } from './organisation-names.ts';

const MAX_AKAS = 5;

function key(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Other names that the document uses for an entity: the short name it defines ("the “Fund”" is none, "“Kestrel II”" is),
 * former names, and mentions without the legal form or with another one.
 */
export function otherNames(text: string, names: readonly OrganisationName[]): string[] {
  const own = key(text);
  const core = key(withoutForm(text));
  const found = new Map<string, string>();
  const add = (other: string | undefined): void => {
    const name = other?.trim();
    if (name !== undefined && key(name) !== own && key(name).length > 2) found.set(key(name), name);
  };
  for (const name of names) {
    const isSame = key(name.text) === own;
    if (isSame) {
      const defined = DEFINED_NAME.exec(name.after)?.[1];
      if (defined !== undefined && /\p{Lu}/u.test(defined) && !ROLE.test(defined.trim())) add(defined);
      add(FORMER_NAME.exec(name.after)?.[1]);
    } else if (
      core.length > 6 &&
      key(name.text).startsWith(core) &&
      key(name.text).length - core.length < 12
    ) {
      add(name.text);
    }
  }
  return [...found.values()].slice(0, MAX_AKAS);
}
