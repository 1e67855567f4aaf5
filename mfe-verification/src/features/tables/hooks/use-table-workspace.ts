import type { DecimalMark } from '@assay/shared/domain';
import { useStore } from '@assay/shared/state';
import type { CellEditorHandle } from '@assay/shared/widgets';
import type { DataGridHandle } from '@assay/shared/widgets/data-grid';
import { useRef, useState } from 'react';
import { problemKey, type ProblemTexts } from '../model/row-view.ts';
import type { TableWorkspaceProps } from '../components/table-workspace-props.ts';
import type { PasteRefusal } from './table-commands-input.ts';
import { useCellEditing } from './use-cell-editing.ts';
import { useTableCommands } from './use-table-commands.ts';
import { useTableGrid } from './use-table-grid.ts';

const NO_PROBLEMS: ProblemTexts = new Map();
const NO_MARKS: readonly DecimalMark[] = [];

const toProblemTexts = (refusal: PasteRefusal | null): ProblemTexts =>
  refusal
    ? new Map(refusal.problems.map((each) => [problemKey(each.place.row, each.place.column), each]))
    : NO_PROBLEMS;

/** The grid of a group with its state and its commands. */
export function useTableWorkspace(props: TableWorkspaceProps) {
  const { session, rights } = props;
  const gridRef = useRef<DataGridHandle>(null);
  const editorRef = useRef<CellEditorHandle>(null);
  const [refusal, setRefusal] = useState<PasteRefusal | null>(null);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const refuse = (next: PasteRefusal | null) => {
    setRefusal(next);
    setProblems(toProblemTexts(next));
  };
  const { value: draft, canUndo, canRedo } = useStore(session.draft);
  const { conflicts, refusals } = useStore(session.state);
  const grid = useTableGrid({
    ...props,
    draft,
    conflicts,
    refusals,
    problems,
    isReadOnly: rights.isReadOnly,
    printedMarks: props.typing.numbers?.printedMarks ?? NO_MARKS,
  });
  const commands = useTableCommands({ ...props, grid, onRefused: refuse });
  const focusGrid = () => gridRef.current?.focus();
  const saveOpenEditor = () => editorRef.current?.save() !== false;
  const editing = useCellEditing({ grid, commands, focusGrid, saveOpenEditor });
  return {
    gridRef,
    editorRef,
    focusGrid,
    grid,
    commands,
    editing,
    conflicts,
    refusals,
    canUndo,
    canRedo,
    refusal,
    problems,
    refuse,
  };
}

/** A group on screen: its grid, its commands and the edit of a cell. */
export type TableWorkspaceState = ReturnType<typeof useTableWorkspace>;
