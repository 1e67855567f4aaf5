/**
 * The colours of the entity types, for the dot before their label [ENT-017, AMB-094]: distinct, and at least 3:1 on paper
 * and on the dark surface.
 */
export const ENTITY_TYPE_COLOURS = {
  administrator: '#2F6FDE',
  auditor: '#7C5CD6',
  bank: '#0E8A6B',
  company: '#C2570C',
  facility_provider: '#A8477F',
  fund: '#1F7FB8',
  fund_manager: '#5B7A12',
  general_partner: '#B4413C',
  intermediate_bank: '#4B8F43',
  investment_advisor: '#9A6A00',
  jurisdiction: '#6672C4',
  legal_counsel: '#8A5A44',
  limited_partner: '#0F8591',
  placement_agent: '#C0417D',
  supplier: '#77783A',
  vehicle: '#8E4FB5',
} as const satisfies Readonly<Record<string, string>>;

/** The colour of a type that is not one of the sixteen [AMB-094]. */
export const UNKNOWN_ENTITY_TYPE_COLOUR = '#6B7280';

/** The colour of an entity type, by its fin. */
export function entityTypeColour(fin: string): string {
  return Object.hasOwn(ENTITY_TYPE_COLOURS, fin)
    ? ENTITY_TYPE_COLOURS[fin as keyof typeof ENTITY_TYPE_COLOURS]
    : UNKNOWN_ENTITY_TYPE_COLOUR;
}
