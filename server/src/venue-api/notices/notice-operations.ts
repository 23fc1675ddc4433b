import { listNotices } from './list-notices.ts';
import { listOwnNotices } from './list-own-notices.ts';
import { markNoticesSeen } from './mark-notices-seen.ts';
import { markOwnNoticesSeen } from './mark-own-notices-seen.ts';

/** The notices of screens, and those for one person. */
export const noticeOperations = [listNotices, markNoticesSeen, listOwnNotices, markOwnNoticesSeen];
