import { listNotices } from './list-notices.ts';
import { listOwnNotices } from './list-own-notices.ts';
import { markNoticesSeen } from './mark-notices-seen.ts';
import { markOwnNoticesSeen } from './mark-own-notices-seen.ts';

/** The operations of the notices of a venue, and of the notices for one person. */
export const noticeOperations = [listNotices, markNoticesSeen, listOwnNotices, markOwnNoticesSeen];
