import { holds } from './holds.js';

console.log(await holds());
