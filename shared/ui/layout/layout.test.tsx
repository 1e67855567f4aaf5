import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/button.tsx';
import { renderUi } from '../testing.tsx';
import { SelectionBar } from './page.tsx';
import { Tabs } from './tabs.tsx';
import { Text } from './text.tsx';

function Views() {
  const [view, setView] = useState('one');
  return (
    <Tabs
      label="Views"
      value={view}
      onChange={setView}
      tabs={[
        { id: 'one', label: 'One' },
        { id: 'two', label: 'Two', disabled: true },
        { id: 'three', label: 'Three' },
      ]}
    >
      view {view}
    </Tabs>
  );
}

describe('Tabs', () => {
  it('move by arrow keys over those that can be opened', async () => {
    renderUi(<Views />);
    screen.getByRole('tab', { name: 'One' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Three' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Three' })).toHaveTextContent('view three');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'One' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('SelectionBar', () => {
  it('appears with the first selected row and clears the selection', async () => {
    const onClear = jest.fn();
    const { rerender } = renderUi(
      <SelectionBar count={0} onClear={onClear}>
        <Button>Archive</Button>
      </SelectionBar>,
    );
    expect(screen.queryByRole('button', { name: 'Archive' })).not.toBeInTheDocument();
    rerender(
      <SelectionBar count={2} onClear={onClear}>
        <Button>Archive</Button>
      </SelectionBar>,
    );
    expect(screen.getByRole('group', { name: '2 selected' })).toContainElement(
      screen.getByRole('button', { name: 'Archive' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(onClear).toHaveBeenCalledTimes(1);
  });
});

describe('Text', () => {
  it('is the element that it is given, with its own class beside those of its look', () => {
    renderUi(
      <Text as="h2" quiet caption figures className="place" lang="de">
        Stand 12
      </Text>,
    );
    const heading = screen.getByRole('heading', { level: 2, name: 'Stand 12' });
    expect(heading).toHaveClass('quiet', 'caption', 'figures', 'place');
    expect(heading).toHaveAttribute('lang', 'de');
  });
});
