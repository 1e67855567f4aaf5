import { useApi } from '@assay/shared/api-client';
import { getLearningProgress, type LearningProgress } from '@assay/shared/contracts';
import { usePlatform } from '@assay/shared/platform';

const POLL_MS = 500;
/** Documents of pictures take longer; whoever waits for those finds them on the page of what was learned. */
const MAX_POLLS = 120;

/**
 * Tells the user when what a confirmation teaches is in force [AMB-085]: after how many documents are read again, and once they
 * are. Goes on when the document is left; nothing is said where it teaches nothing.
 */
export function useSayLearned(): (documentId: string, learning: LearningProgress | undefined) => void {
  const api = useApi();
  const { notify } = usePlatform();
  async function follow(id: string): Promise<void> {
    for (let poll = 0; poll < MAX_POLLS; poll += 1) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      const { state } = await api.call(getLearningProgress, { params: { id } });
      if (state === 'reading') continue;
      if (state === 'inForce') notify('learning.inForce');
      if (state === 'refused') notify('learning.refused');
      return;
    }
  }
  return (documentId, learning) => {
    if (learning?.state === 'inForce') notify('learning.inForce');
    if (learning?.state !== 'reading') return;
    notify('learning.reading', { count: learning.documentCount });
    // What a failed question would have said is on the page of what was learned.
    follow(documentId).catch(() => undefined);
  };
}
