import { holds } from './holds.js';

export default {
  fetch: async () => new Response(await holds()),
};
