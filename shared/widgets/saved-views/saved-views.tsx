import { useApi } from '@assay/shared/api-client';
import { text } from '@assay/shared/messages';
import { useSearchParams } from '@assay/shared/router';
import { useLoadState } from '@assay/shared/state';
import { Button, IconBookmark, iconProps, Menu, type MenuEntry } from '@assay/shared/ui';
import { useState } from 'react';
import { savedViewsQuery, type ViewedList } from './saved-views.queries.ts';
import { viewQueryOf } from './view-query.ts';
import { ManageViewsDialog } from './manage-views-dialog.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';

/** The menu of a list's saved views: opens one, saves the present one, or manages them. */
export function SavedViews({ list }: { readonly list: ViewedList }) {
  const api = useApi();
  const [params, setParams] = useSearchParams();
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const { data: views = [] } = useLoadState(savedViewsQuery(api, list));
  const present = viewQueryOf(params);
  const active = views.find(({ query }) => query === present);
  const items: MenuEntry[] = [
    ...views.map((view) => ({
      id: view.id,
      label: view.name,
      onSelect: () => setParams(new URLSearchParams(view.query)),
    })),
    { id: 'save', label: text('ui.viewSave'), onSelect: () => setDialog('save') },
    ...(views.length > 0
      ? [{ id: 'manage', label: text('ui.viewsManage'), onSelect: () => setDialog('manage') }]
      : []),
  ];
  const close = () => setDialog(null);
  return (
    <>
      <Menu
        position="bottom-end"
        trigger={
          <Button icon={<IconBookmark {...iconProps} />}>{active ? active.name : text('ui.views')}</Button>
        }
        items={items}
      />
      {dialog === 'save' && <SaveViewDialog list={list} views={views} query={present} onClose={close} />}
      {dialog === 'manage' && <ManageViewsDialog views={views} onClose={close} />}
    </>
  );
}
