import { screenLocale } from '@assay/shared/domain';

/** The label of a route or sidebar item in the language of the interface; English where the remote has no other. */
export const labelOf = <Label extends string | undefined>({
  label: english,
  labelsByLocale: others,
}: {
  readonly label: Label;
  readonly labelsByLocale?: Readonly<Record<string, string>> | undefined;
}): Label | string => others?.[screenLocale()] ?? english;
