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
  /** The acts that wait for an approval. */
  acts: readonly Act[];
  /** The requests of colleagues. */
  asked: readonly Schemas['Approval'][];
}

/** Requests an approval for each act that needs one, and shows the requests of colleagues. */
export default function ApprovalsPart({ acts, asked }: ApprovalsPartProps) {
  /** Acts whose sheets were closed. They still wait, and are sent once a colleague approves them. */
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

/** The person's own notices in the bell. It is in this part, so that no other screen loads its texts. */
export function OwnNoticesPart({ onFollow }: { onFollow: () => void }) {
  return (
    <MoreWords words={APPROVAL_WORDS}>
      <OwnNotices onFollow={onFollow} />
    </MoreWords>
  );
}
