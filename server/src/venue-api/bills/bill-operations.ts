import type { VenueRoute } from '../venue-operation.ts';
import { confirmAllergy } from './allergies/confirm-allergy.ts';
import { markBillAllergy } from './allergies/mark-bill-allergy.ts';
import { markLineAllergy } from './allergies/mark-line-allergy.ts';
import { discountBill } from './discount-bill.ts';
import { getBill } from './get-bill.ts';
import { hideBill } from './hide-bill.ts';
import { changeHeldLine } from './lines/change-held-line.ts';
import { changeQuantity } from './lines/change-quantity.ts';
import { changeSeat } from './lines/change-seat.ts';
import { discountLine } from './lines/discount-line.ts';
import { giveAway } from './lines/give-away.ts';
import { moveLine } from './lines/move-line.ts';
import { orderAgain } from './lines/order-again.ts';
import { setPrice } from './lines/set-price.ts';
import { stepQuantity } from './lines/step-quantity.ts';
import { strikeLine } from './lines/strike-line.ts';
import { listBills } from './list-bills.ts';
import { listPaidFirstBills } from './list-paid-first-bills.ts';
import { moveToBill } from './moving/move-to-bill.ts';
import { previewMove } from './moving/preview-move.ts';
import { askForBill } from './orders/ask-for-bill.ts';
import { bumpRound } from './orders/bump-round.ts';
import { countGuests } from './orders/count-guests.ts';
import { fireCourse } from './orders/fire-course.ts';
import { markLeft } from './orders/mark-left.ts';
import { moveToTable } from './orders/move-to-table.ts';
import { placeStaffOrder } from './orders/place-staff-order.ts';
import { placeStaffRound } from './orders/place-staff-round.ts';
import { previewStaffOrder } from './orders/preview-staff-order.ts';
import { stepGuests } from './orders/step-guests.ts';
import { takeOverBill } from './orders/take-over-bill.ts';
import { getBillPage } from './papers/get-bill-page.ts';
import { getBillPicture } from './papers/get-bill-picture.ts';
import { listBillPapers } from './papers/list-bill-papers.ts';
import { printBill } from './papers/print-bill.ts';
import { changePaymentMethod } from './payments/change-payment-method.ts';
import { closeBill } from './payments/close-bill.ts';
import { makeTip } from './payments/make-tip.ts';
import { previewPayment } from './payments/preview-payment.ts';
import { previewRefund } from './payments/preview-refund.ts';
import { recordPayment } from './payments/record-payment.ts';
import { refundPayment } from './payments/refund-payment.ts';
import { reversePayment } from './payments/reverse-payment.ts';
import { voidBill } from './void-bill.ts';

/** The operations on bills. */
export const billOperations: readonly VenueRoute[] = [
  listBills,
  listPaidFirstBills,
  getBill,
  previewStaffOrder,
  placeStaffOrder,
  placeStaffRound,
  hideBill,
  moveLine,
  strikeLine,
  orderAgain,
  bumpRound,
  fireCourse,
  markLineAllergy,
  markBillAllergy,
  confirmAllergy,
  changeHeldLine,
  stepQuantity,
  changeQuantity,
  changeSeat,
  giveAway,
  setPrice,
  discountLine,
  discountBill,
  moveToTable,
  previewMove,
  moveToBill,
  takeOverBill,
  markLeft,
  stepGuests,
  countGuests,
  askForBill,
  previewPayment,
  recordPayment,
  previewRefund,
  refundPayment,
  changePaymentMethod,
  makeTip,
  reversePayment,
  closeBill,
  voidBill,
  printBill,
  listBillPapers,
  getBillPage,
  getBillPicture,
];
