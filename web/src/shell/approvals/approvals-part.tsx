import { loadWords } from 'virtual:words/approvals';
import { useState } from 'react';
import type { Act } from '../../acts/act.ts';
import type { Schemas } from '../../api/client.ts';
import { MoreWords, type PartWords } from '../../device/more-words.tsx';
import { AskedAct } from './asked-act.tsx';
import { AskedBanner } from './asked-banner.tsx';
import { OwnNotices } from './own-notices.tsx';

const APPROVAL_WORDS: PartWords = { name: 'approval-words', load: loadWords };

interface ApprovalsPartProps {
  /** The acts that wait until a colleague agrees. */
  acts: readonly Act[];
  /** The questions of colleagues. */
  asked: readonly Schemas['Approval'][];
}

/** Asks colleagues for each act that needs one, and shows what colleagues ask. */
export default function ApprovalsPart({ acts, asked }: ApprovalsPartProps) {
  /** Their sheets were closed: they wait on, and go out once a colleague agrees. */
  const [closed, setClosed] = useState<readonly unknown[]>([]);
  const shown = acts.find(({ fault }) => !closed.includes(fault));
  return (
    <MoreWords words={APPROVAL_WORDS}>
      {acts.map((act) => (
        <AskedAct
          key={act.key}
          act={act}
          isShown={act === shown}
          onClose={() => setClosed([...closed, act.fault])}
        />
      ))}
      {shown === undefined && <AskedBanner asked={asked} />}
    </MoreWords>
  );
}

/** The list of the bell for this person. It is of the same part, so that its words are loaded with no other screen. */
export function OwnNoticesPart({ onFollow }: { onFollow: () => void }) {
  return (
    <MoreWords words={APPROVAL_WORDS}>
      <OwnNotices onFollow={onFollow} />
    </MoreWords>
  );
}
