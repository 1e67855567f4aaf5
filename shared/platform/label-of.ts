import { screenLocale } from '@assay/shared/domain';

/** The label of a route or sidebar item in the language of the interface; English where the remote has no other. */
export const labelOf = <Label extends string | undefined>({
  label: english,
  labelsByLocale: others,
}: {
  readonly label: Label;
  readonly labelsByLocale?: Readonly<Record<string, string>> | undefined;
}): Label | string => others?.[screenLocale()] ?? english;

/** The title of a route's browser tab in the language of the interface: the name of the specification in English [ROUTE-024]. */
export const titleOf = ({
  name: english,
  namesByLocale,
  labelsByLocale,
}: {
  readonly name: string;
  readonly namesByLocale?: Readonly<Record<string, string>> | undefined;
  readonly labelsByLocale?: Readonly<Record<string, string>> | undefined;
}): string => namesByLocale?.[screenLocale()] ?? labelsByLocale?.[screenLocale()] ?? english;
