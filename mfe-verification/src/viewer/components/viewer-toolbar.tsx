import { useState, type KeyboardEvent } from 'react';
import { text } from '@assay/shared/messages';
import {
  Button,
  IconArrowAutofitWidth,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  IconLayoutSidebar,
  IconPointer,
  iconProps,
  IconRotateClockwise,
  IconSearch,
  IconTextScan2,
  IconZoomIn,
  IconZoomOut,
  Text,
} from '@assay/shared/ui';
import { percentOf } from '../model/zoom.ts';
import type { PageViewport } from './use-page-viewport.ts';
import classes from './viewer-toolbar.module.css';

export interface ViewerToolbarProps {
  readonly column: PageViewport;
  readonly pageCount: number;
  readonly hasThumbnails: boolean;
  /** Shows the thumbnails, or hides them. */
  readonly onThumbnails: () => void;
  readonly onSearch: () => void;
  readonly captureTool?: CaptureTool | undefined;
  readonly unsure: LowConfidenceWordsTool;
}

/** The button that marks the words that were read badly; there is none where all were read well. */
export interface LowConfidenceWordsTool {
  /** In the whole document. */
  readonly count: number;
  /** On the current page. */
  readonly onPage: number;
  readonly isShown: boolean;
  readonly onToggle: () => void;
}

/** The button that begins and ends taking a value from the page. */
export interface CaptureTool {
  readonly isActive: boolean;
  readonly onToggle: () => void;
}

/** The toolbar below the document: pages, zoom, rotation and search. */
export function ViewerToolbar({
  column,
  pageCount,
  hasThumbnails,
  onThumbnails,
  onSearch,
  captureTool,
  unsure,
}: ViewerToolbarProps) {
  const { currentPage, goToPage, layout, isFitWidth } = column;
  return (
    <Text
      as="div"
      quiet
      caption
      figures
      className={classes.toolbar}
      role="toolbar"
      aria-label={text('verification.pages')}
    >
      <IconButton
        label={text('verification.thumbnails')}
        icon={<IconLayoutSidebar {...iconProps} />}
        onClick={onThumbnails}
        pressed={hasThumbnails}
      />
      <IconButton
        label={text('verification.previousPage')}
        icon={<IconChevronLeft {...iconProps} />}
        onClick={() => goToPage(currentPage - 1)}
        disabled={currentPage <= 1}
      />
      <PageInput currentPage={currentPage} pageCount={pageCount} onGo={goToPage} />
      <IconButton
        label={text('verification.nextPage')}
        icon={<IconChevronRight {...iconProps} />}
        onClick={() => goToPage(currentPage + 1)}
        disabled={currentPage >= pageCount}
      />
      <span className={classes.toolbarGap} />
      <IconButton
        label={text('verification.zoomOut')}
        icon={<IconZoomOut {...iconProps} />}
        onClick={column.zoomOut}
      />
      <output className={classes.percent}>
        {text('verification.zoomPercent', { percent: percentOf(layout.scale) })}
      </output>
      <IconButton
        label={text('verification.zoomIn')}
        icon={<IconZoomIn {...iconProps} />}
        onClick={column.zoomIn}
      />
      <IconButton
        label={text('verification.fitWidth')}
        icon={<IconArrowAutofitWidth {...iconProps} />}
        onClick={column.fitWidth}
        pressed={isFitWidth}
      />
      <IconButton
        label={text('verification.rotate')}
        icon={<IconRotateClockwise {...iconProps} />}
        onClick={column.rotate}
      />
      <span className={classes.toolbarGap} />
      <IconButton
        label={text('verification.searchDocument')}
        icon={<IconSearch {...iconProps} />}
        onClick={onSearch}
        shortcut="Ctrl+F"
      />
      {captureTool && (
        <IconButton
          label={text('verification.keyCapture')}
          icon={<IconPointer {...iconProps} />}
          onClick={captureTool.onToggle}
          pressed={captureTool.isActive}
          shortcut="C"
        />
      )}
      {unsure.count > 0 && <LowConfidenceWordsToggle {...unsure} />}
    </Text>
  );
}

/** Its words are underlined as those on the page are: the button is the legend of the marks. */
function LowConfidenceWordsToggle({ count, onPage, isShown, onToggle }: LowConfidenceWordsTool) {
  const words = text('verification.unsureWords', { count });
  const label = text('verification.unsureOnPage', { words, count: onPage });
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<IconTextScan2 {...iconProps} />}
      className={classes.lowConfidenceToggle}
      aria-label={label}
      title={label}
      aria-pressed={isShown}
      onClick={onToggle}
    >
      <span className={classes.unsure}>{words}</span>
    </Button>
  );
}

interface PageInputProps {
  readonly currentPage: number;
  readonly pageCount: number;
  readonly onGo: (page: number) => void;
}

/** The page number, which can be edited. Text that is no page number is discarded. */
function PageInput({ currentPage, pageCount, onGo }: PageInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const page = Number(typed);
    if (typed !== null && Number.isInteger(page) && page >= 1) onGo(page);
    setTyped(null);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation(); // Digits typed here choose no alternatives.
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <label className={classes.pageInput}>
      <input
        aria-label={text('verification.pageNumber')}
        inputMode="numeric"
        size={String(pageCount).length}
        value={typed ?? String(currentPage)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={handleKeyDown}
      />
      <span>{text('verification.ofPages', { count: pageCount })}</span>
    </label>
  );
}
