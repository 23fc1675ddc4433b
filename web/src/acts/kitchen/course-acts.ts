import { isHeldLine } from '../../api/bill-list.ts';
import { api, dataOf, type Schemas } from '../../api/client.ts';
import { actHeaders, BILL_PATH, type BillAct, billParams } from '../bill-call.ts';

/** The input of each act on courses by its name. */
export interface CourseActInputs {
  /**
   * `firedAt`: when it was tapped, in milliseconds since 1970. The screen counts from then until the service has
   * answered.
   */
  fireCourse: { billId: string; courseId: string; firedAt: number };
  /**
   * Changes the choices of a held line. Until the service has priced them, the screen only shows the new note and
   * course.
   */
  changeHeldLine: { billId: string; lineId: string } & Schemas['HeldLineChoices'];
}

export const COURSE_ACTS: { [Name in keyof CourseActInputs]: BillAct<CourseActInputs[Name]> } = {
  fireCourse: {
    send: (act) => {
      const { courseId } = act.input;
      return dataOf(
        api.POST(`${BILL_PATH}/fire`, {
          params: { path: billParams(act), header: actHeaders(act) },
          body: { courseId },
        }),
      );
    },
    applyLocally: (bill, { courseId, firedAt }) => ({
      ...bill,
      lines: bill.lines.map((line) =>
        isHeldLine(line) && line.course?.id === courseId
          ? { ...line, isHeld: false, firedAt: new Date(firedAt).toISOString() }
          : line,
      ),
    }),
  },
  changeHeldLine: {
    send: (act) => {
      const { billId: _, lineId, ...body } = act.input;
      const params = { path: { ...billParams(act), lineId }, header: actHeaders(act) };
      return dataOf(api.PUT(`${BILL_PATH}/lines/{lineId}/choices`, { params, body }));
    },
    applyLocally: (bill, { lineId, note = null }) => ({
      ...bill,
      lines: bill.lines.map((line) => (line.id === lineId ? { ...line, note } : line)),
    }),
  },
};
