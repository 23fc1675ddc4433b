import { useState } from 'react';
import type { Act } from '../../acts/act.ts';
import type { Schemas } from '../../api/client.ts';
import { PartWordsProvider } from '../../device/part-words-provider.tsx';
import { APPROVAL_WORDS } from '../../session/approvals/approval-words.ts';
import { ApprovalBanner } from './approval-banner.tsx';
import { ApprovalSheet } from './approval-sheet.tsx';
import { OwnNotices } from './own-notices.tsx';

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
    <PartWordsProvider words={APPROVAL_WORDS}>
      {acts.map((act) => (
        <ApprovalSheet
          key={act.key}
          act={act}
          isShown={act === shown}
          onClose={() => setClosed([...closed, act.fault])}
        />
      ))}
      {shown === undefined && <ApprovalBanner asked={asked} />}
    </PartWordsProvider>
  );
}

/** The person's own notices in the bell. It is in this part, so that no other screen loads its texts. */
export function OwnNoticesPart({ onFollow }: { onFollow: () => void }) {
  return (
    <PartWordsProvider words={APPROVAL_WORDS}>
      <OwnNotices onFollow={onFollow} />
    </PartWordsProvider>
  );
}
