import { ENTITY_VALIDATION_DELAY_MS } from '@assay/shared/domain';
import { useEffect, useState } from 'react';
import type { EntityErrors } from './model/entity-fields.ts';

const NONE = JSON.stringify({});

/**
 * The errors of the form as they are shown: they follow the form after a pause [ENT-016]. `show` shows the present ones
 * at once, for a submit.
 */
export function useDelayedErrors(errors: EntityErrors) {
  const present = JSON.stringify(errors);
  const [shown, setShown] = useState(NONE);
  useEffect(() => {
    const timer = setTimeout(() => setShown(present), ENTITY_VALIDATION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [present]);
  return { shown: JSON.parse(shown) as EntityErrors, show: () => setShown(present) };
}
