import { describe, test } from 'node:test';
import { soldBill } from '../../server/test/money/drawer-evening.ts';
import { IN_A_BROWSER, useApp } from './app-fixture.ts';
import { en } from './english.ts';

describe('the tabs of the overview', IN_A_BROWSER, () => {
  const app = useApp();

  test('an address without a tab opens the one that its choice belongs to, and sales of any dates are one tap away', async () => {
    await soldBill(app.venue, { kind: 'Cash' });
    const page = await app.open('/panel', { as: 'owner' });
    const choices = page.getByRole('group', { name: en.figures.view, exact: true });
    const isOpen = (name: string) =>
      choices.getByRole('button', { name, exact: true, pressed: true }).waitFor();
    for (const [query, tab] of [
      ['', en.campaigns.today],
      ['?takings=2025-01-01', en.figures.takings.title],
      ['?takenOff=.LineStruck', en.figures.losses],
      ['?period=Week', en.panel.sections.sales],
      ['?takings=2025-01-01&tab=Losses', en.figures.losses],
    ] as const) {
      await page.visit(`/panel${query}`);
      await isOpen(tab);
    }
    await choices.getByRole('button', { name: en.panel.sections.sales }).click();
    await page.getByRole('link', { name: en.figures.anyDates }).click();
    await page.getByRole('heading', { name: en.sales.title, level: 1 }).waitFor();
    await page.goBack();
    await isOpen(en.panel.sections.sales);
    await page.close();
  });
});
