import { useEffect, useRef, type KeyboardEvent } from 'react';
import { text } from '@assay/shared/messages';
import { IconButton, IconChevronDown, IconChevronUp, iconProps, IconX, Text } from '@assay/shared/ui';
import type { TextSearch } from './use-text-search.ts';
import classes from './search-bar.module.css';

function hitCount({ query, index, result }: TextSearch): string {
  if (query.trim() === '') return '';
  const count = result.hits.length;
  if (count === 0) return text('verification.searchNoMatches');
  const key = result.isCapped ? 'verification.searchMatchesCapped' : 'verification.searchMatches';
  return text(key, { index: index + 1, count });
}

/** The search in the text of the document: Enter goes on, Shift+Enter back, Escape closes. */
export function SearchBar({ search }: { readonly search: TextSearch }) {
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => inputRef.current?.select(), [search.openings]);
  const handleKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation(); // Letters typed here are no shortcuts of the review.
    if (event.key === 'Escape') search.close();
    if (event.key === 'Enter') search.step(event.shiftKey ? -1 : 1);
  };
  const hasHits = search.result.hits.length > 0;
  return (
    <Text as="div" caption className={classes.bar} role="search" onKeyDown={handleKeyDown}>
      <input
        ref={inputRef}
        type="text"
        aria-label={text('verification.searchDocument')}
        placeholder={text('verification.searchDocument')}
        value={search.query}
        maxLength={200}
        onChange={(event) => search.setQuery(event.target.value)}
      />
      <Text as="output" quiet figures className={classes.count}>
        {hitCount(search)}
      </Text>
      <IconButton
        size="sm"
        label={text('verification.searchPrevious')}
        icon={<IconChevronUp {...iconProps} />}
        onClick={() => search.step(-1)}
        disabled={!hasHits}
      />
      <IconButton
        size="sm"
        label={text('verification.searchNext')}
        icon={<IconChevronDown {...iconProps} />}
        onClick={() => search.step(1)}
        disabled={!hasHits}
      />
      <IconButton
        size="sm"
        label={text('verification.searchClose')}
        icon={<IconX {...iconProps} />}
        onClick={search.close}
      />
    </Text>
  );
}
