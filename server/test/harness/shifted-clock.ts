/** Loaded before a server: its clock is wrong by as many milliseconds as CLOCK_SHIFT_MS says. */
const shiftMs = Number(process.env['CLOCK_SHIFT_MS']);
const systemNow = Date.now;
Date.now = () => systemNow() + shiftMs;
