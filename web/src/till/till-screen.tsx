import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { menuQuery, profileQuery, stockQuery } from '../api/queries.ts';

import { preloadParts } from '../device/preload-parts.ts';
import { mayOpenScreen } from '../session/may-open-screen.ts';
import { useRememberScreen } from '../session/use-remember-screen.ts';
import { useVenue } from '../session/venue-context.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { BillExitProvider } from './bill/bill-exit.tsx';
import { BillPage } from './order/bill-page.tsx';
import { NewOrderPage } from './order/new-order-page.tsx';
import { TablePage } from './order/table-page.tsx';
import { PrinterTrouble } from './printers/printer-trouble.tsx';
import { RoomPage } from './room/room-page.tsx';
import css from './till-screen.module.css';
import { UndoOffersProvider } from './undo/undo-offers.tsx';

/** The sheets of the till. They are preloaded, because they must open without a network. */
const SHEETS = [() => import('./pay/pay-sheet.tsx'), () => import('./bill/sheets/bill-sheet.tsx')];

/** The till: the room with its tables, and the page of a table, a bill or a new order. */
export default function TillScreen() {
  const at = useVenue();
  return mayOpenScreen('till', at) ? <Till /> : <Redirect to={`~/app/${at.venueId}/board`} replace />;
}

function Till() {
  const { venueId } = useVenue();
  useRememberScreen('till');
  useEffect(() => preloadParts(...SHEETS), []);
  const client = useQueryClient();
  useEffect(() => {
    // The page of a table must open without a network, even the first time.
    preloadParts(
      () => client.prefetchQuery(menuQuery(venueId)),
      () => client.prefetchQuery(stockQuery(venueId)),
    );
  }, [client, venueId]);
  const { data: profile } = useQuery(profileQuery(venueId));
  const hasDocuments = profile !== undefined && profile.fiscalDocuments !== 'None';
  useEffect(() => {
    // Only preloaded if a bill has fiscal documents: a venue without a fiscal device never needs it.
    if (hasDocuments) preloadParts(() => import('./fiscal/fiscal-marks.tsx'));
  }, [hasDocuments]);
  return (
    <div className={css.till}>
      <UndoOffersProvider>
        <BillExitProvider>
          <PrinterTrouble />
          <div className={css.content}>
            <Switch>
              <Route path="/">
                <RoomPage tab="Room" />
              </Route>
              <Route path="/orders">
                <RoomPage tab="Orders" />
              </Route>
              <Route path="/tables/:tableId">
                {({ tableId }) => <TablePage tableId={tableId} key={tableId} />}
              </Route>
              <Route path="/bills/:billId">{({ billId }) => <BillPage billId={billId} key={billId} />}</Route>
              <Route path="/new/takeaway">
                <NewOrderPage type="Takeaway" key="Takeaway" />
              </Route>
              <Route path="/new/delivery">
                <NewOrderPage type="Delivery" key="Delivery" />
              </Route>
              <Route>
                <NotFound />
              </Route>
            </Switch>
          </div>
        </BillExitProvider>
      </UndoOffersProvider>
    </div>
  );
}
