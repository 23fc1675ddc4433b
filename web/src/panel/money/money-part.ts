import type { DraftForm } from '../form/use-draft.ts';
import type { Settings } from '../panel-queries.ts';
import type { MoneyForm } from './money-form.ts';

/** What each card of the page gets. */
export interface MoneyPart {
  settings: Settings;
  form: DraftForm<MoneyForm>;
  /** What is said to be wrong at a field. */
  faultOf: (field: keyof MoneyForm) => string | undefined;
}
