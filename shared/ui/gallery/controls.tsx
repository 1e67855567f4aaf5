import { useState } from 'react';
import {
  BackLink,
  Button,
  Checkbox,
  IconArchive,
  IconButton,
  IconChevronDown,
  IconDownload,
  iconProps,
  IconTrash,
  IconUpload,
  Locked,
  Menu,
  SegmentedControl,
  Tabs,
  TextLink,
  useUiSurroundings,
} from '@assay/shared/ui';
import { Row, Section } from './section.tsx';

/** Buttons, links, menus, toggles, tabs. */
export function Controls() {
  return (
    <>
      <Buttons />
      <Choices />
    </>
  );
}

function Buttons() {
  const { toasts } = useUiSurroundings();
  return (
    <Section title="Buttons, links, menus">
      <Row>
        <Button variant="primary" icon={<IconUpload {...iconProps} />}>
          Upload
        </Button>
        <Button>Export</Button>
        <Button variant="quiet">Reset</Button>
        <Button variant="danger">Delete</Button>
        <Button variant="primary" loading>
          Saving
        </Button>
        <Button disabled>Verify</Button>
        <Locked when>
          <Button>Approve</Button>
        </Locked>
      </Row>
      <Row>
        <Button size="sm" variant="primary">
          Save
        </Button>
        <Button size="sm">Edit</Button>
        <IconButton label="Download" icon={<IconDownload {...iconProps} />} />
        <IconButton label="Archive" icon={<IconArchive {...iconProps} />} pressed />
        <IconButton label="Trash" icon={<IconTrash {...iconProps} />} disabled />
        <TextLink href="#pieces">A link</TextLink>
        <BackLink render={(props) => <a href="#pieces" {...props} />}>The page above</BackLink>
        <Menu
          trigger={<Button trailingIcon={<IconChevronDown {...iconProps} />}>Export</Button>}
          items={[
            { kind: 'heading', id: 'verified', label: 'Verified Metrics' },
            {
              id: 'csv',
              label: 'CSV',
              onSelect: () => toasts.show({ tone: 'success', text: 'Your export has started.' }),
            },
            { id: 'excel', label: 'Excel', onSelect: () => undefined },
            { id: 'all', label: 'All Metrics', onSelect: () => undefined, disabled: true },
          ]}
        />
      </Row>
      <Row>
        {(['success', 'info', 'warning', 'error'] as const).map((tone) => (
          <Button
            key={tone}
            size="sm"
            onClick={() =>
              toasts.show({
                tone,
                text: `A ${tone} toast`,
                action: { label: 'Undo', onSelect: () => undefined },
              })
            }
          >
            Toast: {tone}
          </Button>
        ))}
      </Row>
    </Section>
  );
}

function Choices() {
  const [isOn, setIsOn] = useState(true);
  const [period, setPeriod] = useState('qtd');
  const [tab, setTab] = useState('summary');
  return (
    <Section title="Choices and tabs">
      <Row>
        <Checkbox label="Verified" checked={isOn} onChange={setIsOn} />
        <Checkbox label="Some of them" checked={false} indeterminate onChange={setIsOn} />
        <Checkbox label="Not for you" checked disabled onChange={setIsOn} />
      </Row>
      <Checkbox
        label="Edit entities"
        description="Change names, types and identifiers"
        checked={isOn}
        onChange={setIsOn}
      />
      <SegmentedControl
        label="Period"
        value={period}
        onChange={setPeriod}
        options={[
          { value: 'qtd', label: 'QTD' },
          { value: 'ytd', label: 'YTD' },
          { value: 'itd', label: 'ITD' },
        ]}
      />
      <Tabs
        label="Views"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'summary', label: 'Summary', detail: '18' },
          { id: 'flows', label: 'Cash flows' },
          { id: 'locked', label: 'Archive', disabled: true },
        ]}
      >
        Content of {tab}
      </Tabs>
    </Section>
  );
}
