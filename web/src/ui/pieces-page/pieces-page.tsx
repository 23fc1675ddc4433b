import { Check, ChefHat } from 'lucide-react';
import { useState } from 'react';
import { Amount } from '../amount.tsx';
import { Button } from '../button.tsx';
import { ButtonLink } from '../button-link.tsx';
import { Field } from '../field.tsx';
import { CheckChips } from '../form/check-chips.tsx';
import { Switch } from '../form/switch.tsx';
import { Message } from '../message.tsx';
import { Segments } from '../segments.tsx';
import { Select } from '../select.tsx';
import { Sheet } from '../sheet.tsx';
import css from './pieces-page.module.css';

/** A page with all shared components in their states, for developers of screens. */
export default function PiecesPage() {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState('a');
  const [isOn, setIsOn] = useState(true);
  const [checked, setChecked] = useState<string[]>(['a']);
  return (
    <main className={css.page}>
      <h1>Pieces</h1>
      <Buttons />
      <section>
        <Field label="Field" defaultValue="Text" />
        <Field label="With a hint" hint="What to enter" />
        <Field label="With an error" error="What is wrong with it" />
        <Select label="Select" hint="What it is for">
          <option>One</option>
          <option>Two</option>
        </Select>
        <Switch label="Switch" hint="What it means" isOn={isOn} onChange={setIsOn} />
        <CheckChips
          label="Any number of them"
          values={checked}
          onChange={setChecked}
          options={[
            { value: 'a', text: 'One' },
            { value: 'b', text: 'Two' },
          ]}
        />
      </section>
      <section>
        <Segments
          label="Choice"
          value={chosen}
          onChange={setChosen}
          options={[
            { value: 'a', text: 'One', count: 3 },
            { value: 'b', text: 'Two' },
          ]}
        />
        <Amount value={1250.5} />
      </section>
      <Message icon={<ChefHat />} title="Nothing here" text="What to do about it" />
      <Button onClick={() => setIsOpen(true)}>Open a sheet</Button>
      <Sheet
        title="Sheet"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        foot={<Button isWide>Done</Button>}
      >
        What it holds
      </Sheet>
    </main>
  );
}

function Buttons() {
  return (
    <section>
      <Button tone="Main">Main</Button>
      <Button>Plain</Button>
      <Button tone="Quiet">Quiet</Button>
      <Button tone="Danger">Danger</Button>
      <Button disabled>Disabled</Button>
      <Button aria-pressed>Pressed</Button>
      <Button icon={<Check />} label="Icon alone" />
      <Button tone="Main" size="Large" icon={<Check />}>
        Large
      </Button>
      <ButtonLink href="#">Link</ButtonLink>
    </section>
  );
}
