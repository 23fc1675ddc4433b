// #region all
import { Sofra } from '@sofra/sdk';

const sofra = new Sofra({
  baseUrl: process.env.SOFRA_URL, // for example https://orders.example.com
  apiKey: process.env.SOFRA_KEY, // sfr_…
  language: 'en', // of `userMessage` in errors
});

const [venue] = await sofra.venues.list();
// #endregion

export const foundName = venue?.name;
