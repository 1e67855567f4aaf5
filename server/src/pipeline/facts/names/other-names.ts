import type { OrganisationName } from './organisation-names.ts';

const DEFINED =
  /^\W{0,3}\(?\s*(?:(?:the|der|die|das|le|la|les|de|het|den|el|nedan|hierna|im folgenden|ci-après|en lo sucesivo)[\s,:]*){0,3}["“„«'‘]([^"”“»'’]{2,40})["”“»'’]/iu;
const ALSO =
  /^\W{0,3}\(?(?:f\/?k\/?a|a\/?k\/?a|formerly|vormals|anciennement|tidigare|voorheen|antes)\.?[\s:,]+([^),;]{3,60})/iu;
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
  const core = own.replace(
    /(?:lp|llp|llc|ltd|limited|plc|gmbhcokg|gmbh|kg|ag|scsp|sarl|sa|sas|ab|bv|nv|sl|sicavraif)$/u,
    '',
  );
  const found = new Map<string, string>();
  const add = (other: string | undefined): void => {
    const name = other?.trim();
    if (name !== undefined && key(name) !== own && key(name).length > 2) found.set(key(name), name);
  };
  for (const name of names) {
    const isSame = key(name.text) === own;
    if (isSame) {
      const defined = DEFINED.exec(name.after)?.[1];
      if (defined !== undefined && /\p{Lu}/u.test(defined) && !isRoleWord(defined)) add(defined);
      add(ALSO.exec(name.after)?.[1]);
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

function isRoleWord(text: string): boolean {
  return /^(?:the )?(?:fund|partnership|company|manager|investor|partner|limited partner|gp|aifm|fonds|gesellschaft|société|fonden|bolaget|vennootschap|fondo|sociedad|gestora|förvaltaren|beheerder|anleger|investisseur|inversor)$/iu.test(
    text.trim(),
  );
}
