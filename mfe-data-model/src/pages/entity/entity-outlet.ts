import type { Entity } from '@assay/shared/contracts';
import { useOutletContext } from '@assay/shared/router';

/** What the page of an entity gives to the tab inside it. */
export interface EntityOutlet {
  readonly entity: Entity;
}

/** The entity of the page around a tab. */
export function useEntityOutlet(): EntityOutlet {
  return useOutletContext<EntityOutlet>();
}
