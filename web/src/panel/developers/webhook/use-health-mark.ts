import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { useInstantText } from '../../use-instant-text.ts';
import type { StateKind } from '../state-mark.tsx';

const MARKS = { Untried: 'Open', Healthy: 'Good', Failing: 'Bad' } as const satisfies Record<
  string,
  StateKind
>;

/** @returns a function that gives the mark and the text of a webhook's health. */
export function useHealthMark(): (health: Schemas['WebhookHealth']) => { mark: StateKind; text: string } {
  const t = useTranslations('developers.health');
  const instantText = useInstantText();
  return ({ state, failingSince }) => ({
    mark: MARKS[state],
    text: t(state, { at: failingSince === null ? '' : instantText(failingSince) }),
  });
}
