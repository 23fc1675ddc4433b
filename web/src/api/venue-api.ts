// Generated from the code: do not edit, run npm run generate.

export interface paths {
    "/venue/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the signed-in account
         * @description Returns the account of the session and the venues that it reaches now.
         */
        get: operations["getSession"];
        put?: never;
        /**
         * Sign in
         * @description Starts a session of 30 days. Its cookie is for this host only and hidden from scripts; every further request sends it. A second cookie, of 400 days, lets the service recognise the device: failures elsewhere do not delay an account on a device where it signed in before. On other devices, after 10 failures for an account from a network address, each further try from there is delayed: by 2 seconds at first and 5 minutes at most. After 50 failures from an address, over all accounts, the delay is 10 seconds at most.
         */
        post: operations["signIn"];
        /**
         * Sign out
         * @description Ends the session on every server. Without a session the call changes nothing and still succeeds.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/session/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your own password
         * @description The call needs the current password. After 10 wrong ones in a session, each further try is delayed: by 2 seconds at first and 5 minutes at most. Every other session of the account ends on every server; this one continues.
         */
        put: operations["changeOwnPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/session/others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends every other session of the account on every server; this one continues.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a password with a link
         * @description Sets the password of the account that a one-time link was made for, and uses the link up. Every session of the account ends on every server; sign in with the new password. At most 20 calls a minute for an address.
         */
        put: operations["setPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the sign-ins of the demo
         * @description Returns the accounts of the demo that anyone on this machine may sign in to. The list is empty on a service without the demo. A service with the demo refuses calls by another name than one of this machine, such as `localhost`, and calls that carry `X-Forwarded-*`, `Forwarded` or `Via`. The demo is never served publicly or in production.
         */
        get: operations["getDemo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/demo/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in to an account of the demo
         * @description Starts a session of 30 days, like `POST /session`, for one of the accounts that `GET /demo` lists to the same caller. It needs no password and does not show it. At most 60 a minute for an address.
         */
        post: operations["signInToDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/restaurant-offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether a restaurant can be made here
         * @description The first restaurant of a service that only its own machine reaches is made without a pass; the venues of the demo do not count. Every further one, and each one of a public service, needs a pass.
         */
        get: operations["getRestaurantOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/restaurants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a restaurant and sign its owner in
         * @description Makes an independent venue with its owner, its tables, its VAT classes and a first menu, all of it or nothing, and starts a session of 30 days. It gets a username that is made from its name. Who calls without a pass makes the first restaurant of a service that only its own machine reaches; of two who do at the same time, one does. At most 10 tries a minute for an address.
         */
        post: operations["makeRestaurant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the screens of staff need of the venue
         * @description Returns the part of the settings that staff may see, with the evening that it is now and a rush. Only the owner reads and changes all settings.
         */
        get: operations["getVenueProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tables with their open bills
         * @description Grouped by area; areas and tables in the order of the till.
         */
        get: operations["listTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the menu for ordering
         * @description The menu for staff orders: the visible categories and products, in the venue's order and default language, at menu price. Campaigns show on the bill.
         */
        get: operations["getMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bills
         * @description Lists the bills of the venue, newest first, including orders of the API. `Open` bills can still change; `Closed` are all others, including cancelled ones. Hidden bills are listed only on request. To read the next page, send `cursor` = `nextCursor`, until `nextCursor` is `null`. A bill that is opened meanwhile is not on later pages; none is left out or listed twice. With `date` it lists those of one day.
         */
        get: operations["listBills"];
        put?: never;
        /**
         * Open a bill, or order more at a table
         * @description The round goes to the kitchen immediately. A takeaway or delivery opens its own bill; at a table, the round joins the open bill or opens one. Opening hours, a rush and the subscription do not apply to staff; the menu, its options and the stock do. A repeat with the same `Idempotency-Key` orders nothing and answers with the bill as it is now.
         */
        post: operations["placeStaffOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/paid-first": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List closed bills that the kitchen still makes
         * @description Lists the bills that were closed before the kitchen had made everything, newest first, hidden ones included: for 12 hours from the order of the last line that is not ready, and for half an hour after the last one is. A kitchen board shows them beside the open bills. To read the next page, send `cursor` = `nextCursor`, until `nextCursor` is `null`.
         */
        get: operations["listPaidFirstBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a bill with its history
         * @description Returns the bill as it is now, and its history: its opening, its rounds and every change, with the person or key that made it and the time.
         */
        get: operations["getBill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price lines for a bill
         * @description Checks and prices lines as placing them would, and stores nothing: for a new order, or with `billId` for the open bill with these lines on it. At a table with an open bill the lines are priced on that bill. The customer is not needed yet.
         */
        post: operations["previewStaffOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a round to a bill
         * @description Adds a round to an open bill of any type. The round goes straight to the kitchen and the whole bill is priced again; each line keeps the campaigns that ran when it was ordered. A repeat with the same `Idempotency-Key` orders nothing and answers with the bill as it is now.
         */
        post: operations["placeStaffRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide a bill from the list, or show it again
         * @description Works in every state of the bill. A hidden bill is not listed, here and in the public API, but can still be read by its id.
         */
        put: operations["hideBill"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/lines/{lineId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a line on, or one step back
         * @description A line goes from `Pending` through `Preparing` and `Ready` to `Served`: forward by any number of steps, back by one step to undo a mistake. To cancel a line, strike it. Moving a line to the state that it is in changes nothing. Works on a closed bill, too, except for `Cancelled`.
         */
        post: operations["moveLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/lines/{lineId}/strike": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Strike a line off
         * @description The line costs nothing and stays struck; its units return to stock. A mistaken strike is taken back by ordering it again. Striking the last line cancels the bill, so it is refused while the bill has payments. Striking a struck line changes nothing.
         */
        post: operations["strikeLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/lines/{lineId}/order-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a struck line again
         * @description Takes a mistaken strike back: the same product, choices, note and quantity are ordered as a new line in a round of its own, at the prices of now, if the stock has them. The struck line stays struck. The kitchen reads on its board and its ticket that it is to be made after all. A line is ordered again once, whoever asks: a repeat orders nothing and answers with the bill as it is now. When the last line was struck, the bill was cancelled: then a new bill is opened for the same table or customer, or the open one of the table gets the round.
         */
        post: operations["orderAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/rounds/{roundId}/bump": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a whole round on
         * @description Moves every line of the round that is behind this state forward to it. Lines in this state or a later one, and struck lines, do not change. Works on a closed bill, too.
         */
        post: operations["bumpRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/lines/{lineId}/quantity/step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add units to a line, or take some away
         * @description What two people add at the same time is added twice; what one sends again is added once. At least one unit stays: strike the line to remove it. Stock and kitchen are as for a new quantity.
         */
        post: operations["stepQuantity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/lines/{lineId}/quantity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the quantity of a line
         * @description Added units are taken from stock, removed ones return to it. The kitchen gets no ticket: if it has to prepare more, place a round. If the bill was changed after `revision`, nothing is changed, unless the line has this quantity already. For "one more" or "one less", send a step.
         */
        put: operations["changeQuantity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/lines/{lineId}/gift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a line away, or charge it again
         * @description A gift is cooked, served and taken out of stock like any other line. It costs nothing, and campaigns do not count it. The history and the figures keep it, whatever becomes of the bill.
         */
        put: operations["giveAway"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/lines/{lineId}/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set another price for a line, or that of the menu again
         * @description At most the price of the menu; what costs more is sold as an open item. `unitPrice` and `total` of the line stay those of the menu, and what the price is below counts in `totals.discount`. Campaigns are worked out from it. If the bill was changed after `revision`, nothing is changed, unless the line has this price already.
         */
        put: operations["setPrice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/lines/{lineId}/discount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a discount on a line, or take it back
         * @description A percentage or an amount of what campaigns leave of the line, extras included. A body without `percent` and `amount` takes the discount back. If the bill was changed after `revision`, nothing is changed, unless the line has this discount already.
         */
        put: operations["discountLine"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/discount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a discount on a bill, or take it back
         * @description A percentage or an amount of what remains after campaigns and the discounts of lines; the service fee is worked out after it. A body without `percent` and `amount` takes the discount back. A percentage is worked out anew with every change of the bill. If the bill was changed after `revision`, nothing is changed, unless it has this discount already.
         */
        put: operations["discountBill"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move a bill to another table
         * @description Moves a dine-in bill to a table that has no open bill.
         */
        put: operations["moveToTable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/moves/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Work out a move
         * @description The totals of both bills before and after a move with this body. Both together change only by what campaigns, discounts on a bill and service fees come to on the new bills. It checks what moving checks, and stores nothing.
         */
        post: operations["previewMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move lines to another bill
         * @description Moves lines, units of a line, or all lines: then the bills are merged. Lines keep their round, note, price and state; the kitchen is told where they go, and makes nothing again. Discounts on lines go with them, one on the bill stays with its bill. A bill that is left without lines has the state `Moved` and says in `movedTo` where they are. A repeat with the same `Idempotency-Key` moves nothing.
         */
        post: operations["moveToBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/departure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a delivery as left, or as not left
         * @description The status of a delivery that has left is `OnTheWay`, whatever the states of its lines.
         */
        put: operations["markLeft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/guests/step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add guests at the table, or take some away
         * @description For dine-in bills that are open. A bill without a number counts as 0, and 0 takes the number away. What two people add at the same time is added twice; what one sends again is added once.
         */
        post: operations["stepGuests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say how many guests sit at the table
         * @description For dine-in bills that are open. `null` takes the number away. It changes no price. If the bill was changed after `revision`, nothing is changed, unless it has this number already.
         */
        put: operations["countGuests"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/asked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Note that the guests asked for their bill, or that they did not
         * @description For dine-in bills that are open. The table is `BillAsked` until the bill is printed or something is paid.
         */
        put: operations["askForBill"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/payments/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Work out a payment
         * @description What a payment with this body would come to now. It checks what recording checks, and stores nothing.
         */
        post: operations["previewPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a payment
         * @description Records what a guest paid at the venue: an `amount`, chosen `units`, an equal share by `payersLeft`, or all that remains. A repeat with the same `Idempotency-Key` records nothing; the same key with another body answers `IDEMPOTENCY_KEY_REUSED`. If the bill was changed after `revision`, nothing is recorded. Cash that settles all that remains is rounded to `cashStepKurus` of the venue.
         */
        post: operations["recordPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/payments/{paymentId}/refunds/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Work out a refund
         * @description What a refund with this body would come to now, and which units can be given back. It checks what a refund checks, and stores nothing.
         */
        post: operations["previewRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/payments/{paymentId}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give money back of a payment
         * @description Gives back an `amount` of a payment, chosen `units` that it paid, or all that is left of it. While the bill is open, that much less is paid. A closed bill stays as it is and is never opened again: the refund stands beside it, on the day on which it is given, with its part of each VAT rate. A repeat with the same `Idempotency-Key` gives back nothing.
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/payments/{paymentId}/tip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a tip of what was paid beyond the total
         * @description Moves an amount of the payment to its tip: at most `totals.toGiveBack`. A repeat with the same `Idempotency-Key` moves nothing.
         */
        post: operations["makeTip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/payments/{paymentId}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a payment
         * @description The payment stays on the bill with the time of its reversal, but no longer counts. Reversing it again changes nothing.
         */
        post: operations["reversePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a bill
         * @description Closes the bill permanently and frees its table: the visit of guests who were checked in there ends. If something is still owed, it is recorded as a payment of `kind` or by `method`; without either, only a fully paid bill is closed. If the payments exceed the total, the call answers `BILL_OVERPAID` with `details.toGiveBack`: reverse the payment and record the correct amount. So it does with `MEAL_CARD_OVERPAID` where meal cards have paid more than what accepts them, as after a line was struck. Where `fiscalDocuments` of the settings is `Required`, each payment needs an issued document: record payments first, and close when `documents` says `Issued`. An owner can close without it, with a reason. Closing a closed bill changes nothing.
         */
        post: operations["closeBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a bill
         * @description Cancels the whole bill: nothing is owed, its units return to stock and its table is free. Payments must be reversed first. Voiding a cancelled bill changes nothing.
         */
        post: operations["voidBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Print a bill or a receipt
         * @description Puts the bill, or a receipt of what was paid, in the queue of a printer at the till. A bill says that it is provisional; whatever was printed before says that it is a copy. Both are no fiscal documents. The paper shows the bill as it is now, also when it is printed later; after 15 minutes it is no longer printed. The history keeps each print.
         */
        post: operations["printBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a bill sent to printers at the till
         * @description Lists bills, receipts and openings of the cash drawer with their state, first to last. They are kept as long as the tickets of the kitchen; `prints` of the bill stays.
         */
        get: operations["listBillPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the address of the page of a bill
         * @description Guests open the page by a QR code and see the bill as it is. Nobody can guess the address; whoever has it can read the bill.
         */
        get: operations["getBillPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a bill as a picture
         * @description Returns what would be printed now, to be sent to a guest: the bill of an open bill, the receipt of a closed one. It does not count as a print.
         */
        get: operations["getBillPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/fiscal-documents/to-issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bills that need something of a fiscal device
         * @description Lists the bills, open and closed, whose `toIssue` is not empty, oldest first, however long ago they were paid. A venue whose setting `fiscalDocuments` is `None` lists nothing new. Bills that were closed before it was changed are not listed. To read the next page, send `cursor` = `nextCursor`, until `nextCursor` is `null`.
         */
        get: operations["listUnissuedBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/fiscal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a bill for a fiscal device
         * @description Returns lines, VAT, payments and documents of a bill, with the sections and the codes of ways to pay that a device knows, and what is to be issued. It says nothing of the guests.
         */
        get: operations["getFiscalBill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/fiscal-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a document is to be issued
         * @description Records a document as `Pending`, before the device is asked for it. A payment or refund is covered by one document that counts, and the call is refused for a second one: two bridges never issue the same. A repeat with the same `Idempotency-Key` answers with the document of the first call, whatever became of it; look at its `state` before you ask the device. The id of the document follows from the key: it is the one in `documents` that covers what the call names.
         */
        post: operations["createFiscalDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/fiscal-documents/{documentId}/issued": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the device issued a document
         * @description Records what the device says of the document. It stays so for good: a wrong one is taken back by a `Void`. Repeating the call changes nothing.
         */
        post: operations["issueFiscalDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/fiscal-documents/{documentId}/failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the device did not issue a document
         * @description The staff see the reason at the bill and can ask for another try, which makes the document `Pending` again. Say this only when the device has certainly issued nothing; while you do not know, leave the document `Pending` and ask the device.
         */
        post: operations["failFiscalDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bills/{billId}/fiscal-documents/{documentId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a failed document again
         * @description Makes the document `Pending`, so that the bridge asks the device once more.
         */
        post: operations["retryFiscalDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/rush": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Declare a rush
         * @description The venue takes no orders through the public API until the rush ends, on every server from the next request on; staff can still order. A new rush replaces the current one.
         */
        put: operations["declareRush"];
        post?: never;
        /**
         * End a rush
         * @description The kitchen takes orders again, from the next request on. Without a rush nothing changes.
         */
        delete: operations["endRush"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stock of every product
         * @description Lists all products in menu order, hidden ones too, with the units that are left now.
         */
        get: operations["listStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/products/{productId}/sold-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a product as sold out, or as available
         * @description A product cannot be ordered while the switch is on, even with units left. Menus show it from the next request on.
         */
        put: operations["switchSoldOut"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reservations of an evening
         * @description Lists all reservations of an evening, in every status, from staff and the API. Times after midnight belong to the evening before. Unanswered requests also show how full the venue would be and their clashes.
         */
        get: operations["listReservations"];
        put?: never;
        /**
         * Take a reservation
         * @description Takes a reservation that was made by phone or at the entrance, and confirms it immediately; guests who come without one are checked in at once with `isHere`. Opening hours, the notice period, the subscription and the switch for online booking do not apply to staff. A repeat with the same `Idempotency-Key` takes nothing and answers with the reservation as it is now.
         */
        post: operations["takeStaffReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/reservations/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the unanswered requests
         * @description Lists the requests of all evenings, earliest first, each with how full the venue would be and its clashes. A request whose time has come is no longer listed: the service has cancelled it. To read the next page, send `cursor` = `nextCursor`, until `nextCursor` is `null`. Requests that are answered meanwhile move no other one.
         */
        get: operations["listPendingReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/reservations/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find reservations by their guest
         * @description Finds reservations of any status by part of the name (letter case and accents do not matter) or at least four digits of the phone number. Those of tonight and later come first, the soonest first, then the earlier ones, the latest first. Looks at the next 500 and at the 500 before them; at most 20 are listed.
         */
        get: operations["searchReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/tables/standings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List how the tables stand
         * @description For each table its state, its guests and who comes next, in the order of the till. The live stream sends with each bill and reservation how its tables stand; read the list again at the earliest `changesAt`.
         */
        get: operations["listStandings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/reservations/table-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List which tables a party can get
         * @description What speaks against tables for a party at a time, and those that fit it best. Giving a party a table with a conflict is refused with `RESERVATION_TABLE_TAKEN`.
         */
        get: operations["listTableChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/reservations/check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check guests in by their code
         * @description Accepts the code as it is read out or typed, the content of the QR code, or the address of the guest page, and does the same as checking in by id. Unknown codes are counted: after 20 of one account or 100 of a venue within a minute, each further unknown code answers 429 `RATE_LIMIT_EXCEEDED`. A known code always works.
         */
        post: operations["checkInByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/reservations/{reservationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a reservation with its history
         * @description Returns the reservation as it is now, and its history: every change with the person or key that made it and the time.
         */
        get: operations["getReservation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the time, the guests, the note or the tables of a reservation
         * @description Omitted properties, the status and the code stay as they are. Opening hours do not apply to staff. The time cannot change once the guests are checked in, and a reservation that is over cannot change at all.
         */
        patch: operations["changeReservation"];
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/reservations/{reservationId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a request
         * @description Accepts the request, whatever `clashes` contains: if two are accepted at the same time, the second one names the clash with the first. Accepting again changes nothing.
         */
        post: operations["acceptReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/reservations/{reservationId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a request
         * @description Declines the request permanently. To withdraw an accepted reservation, cancel it. Declining again changes nothing; the first reason stays.
         */
        post: operations["declineReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/reservations/{reservationId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a reservation for the venue
         * @description Works until the guests are checked in, also after the time of the reservation. A cancelled reservation stays as it is, with its first reason.
         */
        post: operations["cancelForVenue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/reservations/{reservationId}/check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check guests in
         * @description Checking in also accepts an unanswered request. Checking in again changes nothing.
         */
        post: operations["checkInReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/reservations/{reservationId}/no-show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a reservation as a no-show
         * @description Works for an accepted reservation from its time on. Two hours after that time, the service marks it itself. Marking it again changes nothing.
         */
        post: operations["markNoShow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/reservations/{reservationId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a visit
         * @description For guests who were checked in. Four hours after the check-in the service ends the visit itself. Ending it again changes nothing.
         */
        post: operations["endVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the changes of a venue
         * @description Server-sent events: each change of the venue once and in order, from every server. The kinds are `bill` (orders and their lines), `ticket`, `printer`, `reservation` and `venue` (settings, menu, stock, rush: read the named part again). The stream starts with `ready`: then read the lists that you show. The `id` of each event is the number of its change. Browsers send the last number when they reconnect (`Last-Event-ID`), and the stream continues after it. After too many changes, or for a slow reader, the stream sends `reload`, so that nothing is lost silently: read the lists again. The `notice` of an event is the one to show to staff. After 15 seconds without an event the stream sends a comment. The stream ends within a second after its session. A session has at most 8 streams, an account 60, a venue 120. One more ends the oldest stream of the session with the most streams, with the event `replaced`: close that stream and do not reconnect automatically. If every session has only one stream, the new one is refused with `TOO_MANY_LIVE_STREAMS`.
         */
        get: operations["followVenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of a venue after a position
         * @description For programs that follow a venue and may be away for days: the changes after a cursor, each once and in order, by every server. They name what changed; read it to see its present state. Without `after` the answer has no changes, and the cursor of the present moment. With `wait` a call that finds nothing waits so long for the next change. Changes are kept for 35 days, or the term of the operator: after that a cursor answers `CHANGES_EXPIRED`, and so does one that the service never gave out. Read everything anew then, and go on from the present moment. Store a cursor only when what comes before it is done.
         */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notices for staff
         * @description Lists the 50 newest notices of the last day (new orders and rounds, reservations, printer failures), and how many of them this account has not seen. The live stream sends new ones.
         */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/notices/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark notices as seen
         * @description Marks the notices up to a change as seen by this account; the mark never moves back. Other accounts are not affected.
         */
        put: operations["markNoticesSeen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tickets
         * @description Lists the tickets for the kitchen, newest first, with their states. `state=Waiting` and `state=Held` are not printed yet. To read the next page, send `cursor` = `nextCursor`, until `nextCursor` is `null`.
         */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/tickets/{ticketId}/print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Print a ticket again, or a held one
         * @description Puts the ticket in the queue of its printer. A reprint says REPRINT on the paper; a late ticket says that it is late. Without `printerId` it is printed on its own printer, or on the first one if that was removed or is switched off.
         */
        post: operations["printTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/printers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the printers with their state
         * @description Lists the printers in the order of the venue: the first one that is switched on prints the lines that belong to no other printer.
         */
        get: operations["listPrinters"];
        put?: never;
        /**
         * Add a printer
         * @description Adds an ESC/POS printer that accepts raw printing over the network. It prints the lines of its categories from the next order on. Print a test page to check its characters.
         */
        post: operations["addPrinter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/printers/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the printers in order
         * @description The first printer that is switched on prints the lines that belong to no other printer.
         */
        put: operations["orderPrinters"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/printers/{printerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a printer
         * @description Tickets that wait for this printer are printed on another one; without another one they stay on the kitchen board.
         */
        delete: operations["removePrinter"];
        options?: never;
        head?: never;
        /**
         * Change a printer, or switch it on or off
         * @description Omitted properties stay as they are. The service tries the printer again immediately. Tickets that wait for a printer that is switched off are printed on another one.
         */
        patch: operations["changePrinter"];
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/printers/{printerId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Print a test page
         * @description Prints a page immediately, or answers why it cannot; the page is not tried again. It shows the characters of the code page and the width of a row. The service forgets earlier failures of the printer, so that it also tries waiting tickets again.
         */
        post: operations["testPrinter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the campaigns with their state
         * @description In the order of the venue: of campaigns with the same effect, the first one applies.
         */
        get: operations["listCampaigns"];
        put?: never;
        /**
         * Add a campaign
         * @description The campaign applies to orders from the next request on, on every server, and comes after the existing ones. Lines on open bills keep the terms that they were ordered under. The menu shows a `PortionDiscount` from the next request on. Name what it covers by id, or by a name that only one product has. To try it on a basket first, use `dry-run`. A venue has at most 100 campaigns.
         */
        post: operations["addCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/campaigns/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the campaigns in order
         * @description Of campaigns with the same effect, the first one applies; nothing else depends on the order.
         */
        put: operations["orderCampaigns"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/campaigns/dry-run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a basket with trial campaigns
         * @description Shows what a basket would cost as an order of its own and how much each campaign takes off: with the present campaigns, and with a campaign added, replaced or left out. The price is calculated like that of an order. Nothing is stored; opening hours, a rush and stock do not matter. A campaign that does not run at the given time takes nothing off, and neither does a trial campaign.
         */
        post: operations["dryRunCampaigns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/campaigns/{campaignId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a campaign
         * @description The campaign no longer applies to new orders. Lines that were ordered under it keep its terms and name.
         */
        delete: operations["removeCampaign"];
        options?: never;
        head?: never;
        /**
         * Change a campaign
         * @description Omitted properties stay as they are. Lines that were ordered before keep the old terms, also on open bills. To end a campaign and keep it for later, set `validUntil`.
         */
        patch: operations["changeCampaign"];
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts of the venue
         * @description Lists the owners and staff of this venue only, oldest account first.
         */
        get: operations["listAccounts"];
        put?: never;
        /**
         * Add an account
         * @description The person can sign in immediately with the e-mail address, in any letter case, and the password, and should then change it with `PUT /session/password`. An e-mail address belongs to one account in the whole service. A venue has at most 100 accounts.
         */
        post: operations["addAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/accounts/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an account
         * @description The sessions of the account end on every server. Its name stays on bills and in their history. An account can remove itself, but the last owner of a venue cannot be removed.
         */
        delete: operations["removeAccount"];
        options?: never;
        head?: never;
        /**
         * Change an account
         * @description Omitted properties stay as they are. A new password or another role ends all sessions of the account on every server, except the session that makes the change. The last owner of a venue remains an owner. The `revision` differs after a new password too, so a call with a password that is repeated with `If-Match` is refused.
         */
        patch: operations["changeAccount"];
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/accounts/{accountId}/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link to set a password with
         * @description Whoever opens the link sets the password of the account, once and within an hour. It is shown only here; earlier links of the account stop working. Until then the old password works. Where the operator set a mail server, the link also goes to the person.
         */
        post: operations["makePasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of a venue
         * @description Returns the details of the venue, its languages, hours and special days, and what the operator has decided about it.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the settings of a venue
         * @description Sent properties replace the present values, lists as a whole. Omitted properties stay as they are, also within `address`, `grace`, `reservations` and `billPaper`. Everything applies from the next request on, for orders too. A `username` of `null` removes the username, its page and the links of its QR cards.
         *
         *     Removing a language from `languages` removes all texts of the menu and the campaigns in it. With a new default language the texts change places: the translation into the new language becomes the text, and the present text becomes the translation into the old language. Untranslated texts stay as they are. New orders use the new default language for names.
         */
        patch: operations["changeSettings"];
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/bill-sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a picture of a made-up bill
         * @description Returns what a bill of the venue looks like with its present settings: a made-up bill with a line of each VAT class, laid out as bills are. The code on it leads to no page.
         */
        get: operations["getBillSample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/setup-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who changed what in the set-up
         * @description Lists the newest 500 changes of settings, areas, tables, menu, campaigns and printers by owners, newest first. Stock, accounts, keys and imports are not in it. For the next page, set `before` to `nextBefore` until that is `null`.
         */
        get: operations["listSetupHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who did what, from where
         * @description Lists what owners and the operator of the service did: accounts, API keys, settings, tables, menu, campaigns, printers, subscription, imports and exports, and who signed in; newest first. Kept for two years, or as long as the operator says. Passwords, keys and signing secrets are never in it. Of the address of a webhook only the host is, of the operator no address. For the next page, set `before` to `nextBefore` until that is `null`.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/special-days/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a special day
         * @description Gives the date its own hours, or closes it. They replace the hours of the weekday and what was set for the date before. A venue has at most 366 special days.
         */
        put: operations["setSpecialDay"];
        post?: never;
        /**
         * Remove a special day
         * @description The hours of the weekday apply to the date again. A date that is no special day stays as it is.
         */
        delete: operations["removeSpecialDay"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an area, with or without tables
         * @description Adds a hall, a garden or a floor at the end, with or without tables. Area names and table codes differ within a venue; an omitted code is the name. A venue has at most 50 areas and 500 tables.
         */
        post: operations["addArea"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/areas/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the areas in order
         * @description The till, the public API and the QR cards list them in this order.
         */
        put: operations["orderAreas"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/areas/{areaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an area with its tables
         * @description Refused while one of its tables has an open bill: close the bill, or move it to a table of another area. The QR cards of its tables no longer work; older bills keep the names of the tables.
         */
        delete: operations["removeArea"];
        options?: never;
        head?: never;
        /**
         * Rename an area
         * @description The tables of the area do not change; they have their own calls.
         */
        patch: operations["changeArea"];
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/areas/{areaId}/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add tables to an area
         * @description Adds one or several tables at the end of the area: all of them or none. Table codes differ within a venue; an omitted code is the name. A venue has at most 500 tables.
         */
        post: operations["addTables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/areas/{areaId}/tables/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the tables of an area in order
         * @description The till, the public API and the QR cards list them in this order.
         */
        put: operations["orderTables"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/tables/{tableId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a table
         * @description Refused while the table has an open bill: close it, or move it to another table. Its QR card no longer works; older bills keep its name.
         */
        delete: operations["removeTable"];
        options?: never;
        head?: never;
        /**
         * Change a table, or move it to another area
         * @description Omitted properties stay as they are: a new name does not change the code or the QR card. With a new code, print the card again. An open bill of the table stays there, under the name that the table had when it was opened.
         */
        patch: operations["changeTable"];
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/qr-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Print the QR cards of the tables
         * @description Returns a page to print on A4: eight cards on a sheet, with lines to cut along. The QR code of a card contains the address of the venue’s page on the public site, `…/{username}?table={code}`; without a username, only the code of the table. The sentence below it is in the languages of the venue, four at most.
         */
        get: operations["getQrCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the whole menu, as its owner sets it up
         * @description Lists every category with its products in menu order: also hidden ones, with all parts, texts and translations and the present stock.
         */
        get: operations["listCategories"];
        put?: never;
        /**
         * Add a category
         * @description The category comes last on the menu. A menu has at most 100 categories; their names differ. A category with an `id` comes back after its removal, with the `products` that it states, all or none.
         */
        post: operations["addCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/categories/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the categories in order
         * @description The order in which the menu shows them.
         */
        put: operations["orderCategories"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/categories/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a category with its products
         * @description It can be brought back for 30 days. Bills keep what was ordered. Campaigns no longer cover the products; a campaign that covered nothing else stays without effect. A printer that printed no other category then prints only lines without a printer of their own, if it is the first.
         */
        delete: operations["removeCategory"];
        options?: never;
        head?: never;
        /**
         * Change a category, or hide or show it
         * @description Omitted properties stay as they are; `translations` are replaced as a whole. Menus show the change from the next request on.
         */
        patch: operations["changeCategory"];
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/categories/{categoryId}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a product
         * @description The product comes last in its category and can be ordered from the next request on. The service gives its parts their ids. A menu has at most 1,000 products; their names differ within a category. A product with an `id` comes back after its removal: its parts keep the ids that they state. Campaigns do not cover it again by themselves.
         */
        post: operations["addProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/categories/{categoryId}/products/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the products of a category in order
         * @description The order in which the menu shows them.
         */
        put: operations["orderProducts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a product, as its owner sets it up
         * @description Returns the product with all its parts, texts and translations and its present stock.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        /**
         * Remove a product
         * @description It can be brought back for 30 days. Bills keep what was ordered. Campaigns no longer cover the product; a campaign that covers nothing else stays without effect. To take a product off the menu for a while, hide it.
         */
        delete: operations["removeProduct"];
        options?: never;
        head?: never;
        /**
         * Change a product, move it, or hide or show it
         * @description Omitted properties stay as they are. A list of parts and `translations` are replaced as a whole: a part keeps its id if it is sent with it, or with its present name. Campaigns no longer cover a removed portion. With `categoryId` the product moves to the end of that category. Bills keep what was ordered at its old price. Stock has its own calls.
         */
        patch: operations["changeProduct"];
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change several products at once
         * @description Changes each product like the change of one: all of them or none. `validationErrors` name the product by its place in the request. A change that is sent again, because its answer was lost, changes nothing.
         */
        patch: operations["changeProducts"];
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/products/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a list of products, with their categories
         * @description Adds and changes all of it or nothing. A product is recognised by its id, or by its name in its category, so the same request can be sent again without adding anything twice. With `isPreview` it only says what it would do.
         */
        post: operations["importProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/menu-removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was removed from the menu lately
         * @description Lists the newest 50 removals of products and categories in the last 30 days that can be brought back, newest first.
         */
        get: operations["listMenuRemovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/menu-removals/{removalId}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back what was removed from the menu
         * @description What one removal took away is on the menu again under its former ids, at its former place, in the campaigns and at the printers that it was removed from. What came back meanwhile stays as it is. A product whose category was removed comes back after that.
         */
        post: operations["returnMenuRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/products/{productId}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the stock of a product, add a delivery, or stop counting
         * @description `quantity` is a count and replaces the present number. `add` is a delivery and adds to the present number, so that orders in between are not lost; it needs an `Idempotency-Key`, and a repeat adds nothing. The sold-out switch does not change.
         */
        put: operations["setStock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a photo
         * @description The body is the file itself: at most 10 MiB and 50 million pixels. The service turns the photo upright and stores it as WebP at widths of 320, 640 and 1280 pixels, up to its own width. It stores nothing else of the file, such as the place where it was taken; of an animation it stores the first frame. Use the `url` as the `imageUrl` of a product or category, or as the `logoUrl` of the venue. A photo that nothing has used for a day is removed when another one is added. A venue has at most 2,000 photos.
         */
        post: operations["addPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API keys
         * @description Lists all working keys and the newest revoked ones, newest first, at most 100 in all.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create an API key
         * @description The key works immediately. The key and, with a webhook address, its signing secret are shown only in this answer: revoke and replace a lost key. A venue has at most 10 working keys. Only the owner of the venue itself can create keys, not the owner of its headquarter.
         */
        post: operations["makeKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description The key stops permanently from its next request on, and gets no more events. It stays in the list. Revoking it again changes nothing.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        /**
         * Change the name, the permissions or the webhook of an API key
         * @description The change applies from the next request of the key. Omitted properties and permissions stay as they are. A new webhook address gets a new signing secret, shown only in this answer; sending the present address changes nothing; `null` removes the webhook and its secret. The owner of the headquarter cannot change the webhook of a branch.
         */
        patch: operations["changeKey"];
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/keys/{keyId}/signing-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the signing secret
         * @description The old secret stops working immediately. The new one is shown only in this answer. Only the owner of the venue itself may do this, not the owner of its headquarter.
         */
        post: operations["regenerateSigningSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/keys/{keyId}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the calls of an API key
         * @description Lists the calls of the last seven days, newest first, about a second after their answer. Every call with a valid key is recorded, refused ones too, up to 200 a minute on each server. A page may hold fewer calls than `pageSize`, even none: continue with `before` = `nextBefore` until that is `null`.
         */
        get: operations["listKeyRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a call by its trace id
         * @description Lists the calls of a trace with any key of the venue, newest first, at most 100.
         */
        get: operations["findRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/api-use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the limits of the public API and what is left of them
         * @description The counts are those of the server that answers, in the present minute of the clock. Each server counts on its own and forgets its counts when it is restarted, so others may have more or fewer calls left.
         */
        get: operations["getApiUse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/keys/{keyId}/webhook/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends one `webhook.test` to the address of the key and waits up to 10 seconds for the answer. The service does not retry it. After a delivered test the service also sends the events that wait for the endpoint.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/keys/{keyId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events that were sent for an API key
         * @description Lists the events by their first sending, newest first, including tests, for 30 days after their last attempt. Events that were never sent are not listed. For the next page, set `before` to `nextBefore` until that is `null`.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/keys/{keyId}/deliveries/redeliver-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send all failed events again
         * @description Sends every `Waiting` or `Failed` event that was first sent at this instant or later once more. Tests are not sent again.
         */
        post: operations["redeliverFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/keys/{keyId}/deliveries/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery with its attempts
         * @description Returns each attempt with its time and answer. The service does not store the sent body.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/keys/{keyId}/deliveries/{eventId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event again
         * @description Sends the event once more within moments, under the same id, with the current state of the order or reservation, even if it was delivered before. `isRedeliveryDue` is `true` until then. Tests are not sent again.
         */
        post: operations["redeliverEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/figures/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how today goes
         * @description Returns the figures of the present day of the venue beside the same weekday of the week before. A day of the venue begins at midnight on its clock, or when the hours of the day before end, if that is later. The totals of open bills stand apart in `open`; their gifts, strikes and kitchen times are in the figures.
         */
        get: operations["getTodayFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/figures/takings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what was taken on a day
         * @description Returns the money that moved on a day of the venue by each way to pay, on open bills too. A payment counts on the day on which it was taken, taking it back and giving back of it on theirs, whatever the day of the bill.
         */
        get: operations["getTakings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/figures/trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the figures of days, weeks or months
         * @description Returns what bills and reservations came to on the days of a range, beside the days before. The figures of a past day change only while bills of it are still open.
         */
        get: operations["getFigureTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/figures/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the figures by channel and API key
         * @description Returns the figures of each type of order from each API key and from staff, most revenue first. A bill belongs to whoever opened it.
         */
        get: operations["listFigureChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/figures/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the figures by hour of the day
         * @description Returns bills by the hour at which they were opened, and the time the kitchen took.
         */
        get: operations["listFigureHours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/figures/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the best and the slowest sellers
         * @description Returns what was sold of the products, from both ends. `getFigureTable` has all of them.
         */
        get: operations["listFigureProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/figures/taken-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was given away, struck and voided
         * @description Lists the gifts, strikes and voids that were done on the days of a range, the newest first, with who did each and why, whatever became of the bill. The sums of `getFigureTrend` count them on the day on which their bill was opened.
         */
        get: operations["listTakenOff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/figures/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the figures of a headquarter and its branches
         * @description Returns the figures of the venue and, to the owner of a headquarter, of each of its active branches by name, beside as many days before, moved by whole weeks. Each venue goes by its own clock and hours; without a range, the days end with its own today.
         */
        get: operations["listFigureBranches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venue/v1/venues/{venueId}/figures/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download figures as a table
         * @description Returns a CSV file for the spreadsheets of the country of the venue, in UTF-8 with a byte order mark: where decimals follow a comma, as in Türkiye, cells are separated by semicolons; elsewhere by commas. Heads are in the language of the request. Names that a spreadsheet would run as a formula begin with an apostrophe. `step` counts for `trend` alone.
         */
        get: operations["getFigureTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Account */
        Account: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
            /**
             * @description An owner may do all that staff may, and reaches the branches of a headquarter.
             * @enum {string}
             */
            role: "Owner" | "Staff" | "Bridge";
        };
        /** VenueSummary */
        VenueSummary: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description The username of the public page. */
            username: string | null;
            /** @enum {string} */
            type: "Independent" | "Headquarter" | "Branch";
            /**
             * Format: uuid
             * @description The headquarter of a branch.
             */
            parentVenueId: string | null;
            /** @description Whether it is for practice alone: no bill and no reservation of it is real. */
            isPractice: boolean;
        };
        /** Session */
        Session: {
            account: components["schemas"]["Account"];
            /** @description The venues in reach: the own venue first, then the active branches of a headquarter by name. */
            venues: components["schemas"]["VenueSummary"][];
            /**
             * Format: date-time
             * @description When the session expires: 30 days after the sign-in.
             * @example 2026-03-01T18:30:00.000Z
             */
            expiresAt: string;
        };
        /**
         * OwnPassword
         * @example {
         *       "currentPassword": "kahve ve lokum",
         *       "newPassword": "sabah ezanında simit"
         *     }
         */
        OwnPassword: {
            /** @description The password before the change. */
            currentPassword: string;
            /** @description Spaces at its ends are removed. The service stores only a hash. */
            newPassword: string;
        };
        /**
         * NewPassword
         * @example {
         *       "token": "01900000-0000-7000-8000-000000000001.kQ7Hc1vB9sXw3RtYpLm5Nd8ZfGj2Ua6EoWi0TqVxSgA",
         *       "password": "sabah ezanında simit"
         *     }
         */
        NewPassword: {
            /** @description What stands behind the `#` of the link. */
            token: string;
            /** @description Spaces at its ends are removed. The service stores only a hash. */
            password: string;
        };
        /** DemoSignIn */
        DemoSignIn: {
            /**
             * @description The work of the account: the kitchen, the till, or everything.
             * @enum {string}
             */
            role: "Cook" | "Cashier" | "Owner";
            /** Format: uuid */
            venueId: string;
            /** @example Köşe Lokantası */
            venueName: string;
        };
        /** Demo */
        Demo: {
            /** @description Sign-ins that need no password, of the first venue first. Empty without the demo. */
            signIns: components["schemas"]["DemoSignIn"][];
            /**
             * @description The page of the first demo venue for guests.
             * @example http://127.0.0.1:3000/sofra
             */
            guestPage: string | null;
        };
        /** RestaurantOffer */
        RestaurantOffer: {
            /** @description Whether the service has no venue at all, not even one of the demo. */
            isEmpty: boolean;
            /** @description Whether making one needs the operator token or a one-time link. */
            needsPass: boolean;
        };
        /** OwnerAnswers */
        OwnerAnswers: {
            /** @description The name of the person. */
            name: string;
            /**
             * Format: email
             * @description The address to sign in with. It identifies the account: no two accounts have the same one.
             * @example owner@example.com
             */
            email: string;
            /** @description The password to sign in with. Only its hash is stored. */
            password: string;
        };
        /**
         * RestaurantAnswers
         * @example {
         *       "name": "Ada Kahvesi",
         *       "countryCode": "TR",
         *       "timeZone": "Europe/Istanbul",
         *       "language": "tr",
         *       "owner": {
         *         "name": "Ada",
         *         "email": "ada@example.com",
         *         "password": "kahve ve lokum"
         *       },
         *       "tables": 8,
         *       "seatsPerTable": 4,
         *       "takesTakeaway": true,
         *       "takesDelivery": false,
         *       "takesBookings": true,
         *       "menu": "Cafe"
         *     }
         */
        RestaurantAnswers: {
            /** @description The name of the venue. */
            name: string;
            /**
             * @description Of ISO 3166: decides how phone numbers are read, and which VAT classes it begins with.
             * @example TR
             */
            countryCode: string;
            /** @description Whose clock it goes by. */
            timeZone: string;
            /**
             * @description The language of its menu.
             * @enum {string}
             */
            language: "tr" | "en" | "de" | "fr" | "it" | "es" | "ar" | "ru";
            owner: components["schemas"]["OwnerAnswers"];
            /** @description How many tables it has. */
            tables: number;
            /** @description How many seats a table has. */
            seatsPerTable: number;
            /** @description Whether its till offers orders to take away. */
            takesTakeaway: boolean;
            /** @description Whether its till offers deliveries. */
            takesDelivery: boolean;
            /** @description Whether tables can be booked, on its page too; accepted at once while there are seats. */
            takesBookings: boolean;
            /**
             * @description What its menu begins with.
             * @enum {string}
             */
            menu: "Restaurant" | "Cafe" | "Grill" | "Pizzeria" | "Empty";
            /** @description Whether it is a practice venue: no bill and no reservation of it is real. A one-time link decides it by itself. Left out: `false`. */
            isPractice?: boolean;
        };
        /** NewRestaurant */
        NewRestaurant: {
            answers: components["schemas"]["RestaurantAnswers"];
            /**
             * @description The operator token, or the code of a one-time link; `null` where none is needed.
             * @example kQ7Hc1vB9sXw3RtYpLm5Nd8ZfGj2Ua6EoWi0TqVxSgA
             */
            pass: string | null;
        };
        /** Language */
        Language: {
            /** @example tr */
            code: string;
            /** @example Türkçe */
            name: string;
            /** @description Whether it is the language of the menu texts. */
            isDefault: boolean;
        };
        /** PaymentMethod */
        PaymentMethod: {
            /**
             * @description What payments name it by, at most once.
             * @example multinet
             */
            code: string;
            /**
             * @description The name for people.
             * @example Multinet
             */
            name: string;
            /**
             * @description What it counts as.
             * @enum {string}
             */
            kind: "Cash" | "Card" | "MealCard" | "Online" | "BankTransfer" | "Other";
            /**
             * @description The brand of a meal card.
             * @example Multinet
             */
            brand: string | null;
            /** @description Whether more may be handed over, and change is given. */
            givesChange: boolean;
            /** @description Whether it opens the drawer for cash. */
            opensDrawer: boolean;
            /** @description Whether it pays only for products that accept meal cards. */
            isForMealsOnly: boolean;
            /**
             * @description What a fiscal device calls it.
             * @example 7
             */
            fiscalCode: string | null;
            /** @description Whether it is offered. */
            isActive: boolean;
        };
        /**
         * PresentEvening
         * @description The evening that it is now.
         */
        PresentEvening: {
            /**
             * Format: date
             * @description On the venue’s clock; after midnight still the day before, while its hours run.
             */
            date: string;
            /** @description `null` when none were entered for the date. */
            hours: {
                /** @description On the venue’s clock; `null` when it is closed. */
                opensAt: string | null;
                /** @description Before `opensAt`: the next morning. Equal to it: round the clock. */
                closesAt: string | null;
                /** @description Closed all day. */
                isClosed: boolean;
            } | null;
        };
        /** Rush */
        Rush: {
            /**
             * Format: date-time
             * @description Until then, the public API takes no orders; `null` when there is no rush.
             * @example 2026-03-01T18:30:00.000Z
             */
            until: string | null;
            /** @description The text for guests about it. */
            reason: string | null;
        };
        /**
         * ReservationSettings
         * @description The settings for online booking.
         */
        ReservationSettings: {
            /** @description Whether bookings are taken. */
            isEnabled: boolean;
            /** @description Whether bookings are confirmed immediately. */
            confirmsAutomatically: boolean;
            /** @description Whether guests can also book on the page of the venue; only while `isEnabled` is `true`. */
            isOfferedOnPage: boolean;
            /**
             * @description With `confirmsAutomatically`: a booking is confirmed immediately only while its guests and those of overlapping visits fit into this percentage of the seats; beyond it, it waits for an answer. No effect while a table has no `capacity`. `null`: no limit.
             * @example 100
             */
            seatSharePercent: number | null;
            /** @description How long the guests of a booking stay. */
            visitMinutes: number;
        };
        /** VenueProfile */
        VenueProfile: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "Independent" | "Headquarter" | "Branch";
            /**
             * @description The name of the venue.
             * @example Sofra Kadıköy
             */
            name: string;
            /**
             * @description Its address on the public site; `null` when it has none.
             * @example sofra-kadikoy
             */
            username: string | null;
            /**
             * @description The IANA name of the time zone, in its exact spelling.
             * @example Europe/Istanbul
             */
            timeZone: string;
            /**
             * @description ISO 3166. The country of phone numbers without a country code.
             * @example TR
             */
            countryCode: string;
            /** @enum {string} */
            currency: "TRY";
            /** @description The languages of its menu, the default one first. */
            languages: components["schemas"]["Language"][];
            /**
             * @description The service fee.
             * @example 12.5
             */
            serviceFeePercent: number;
            /** @description Minutes after which a ticket counts as late in the kitchen. */
            lateAfterMinutes: number;
            /** @description Minutes after which guests who were checked in and have ordered nothing are said to wait. */
            seatedWaitMinutes: number;
            /** @description Minutes after which a table is said to wait for what is ready. */
            readyWaitMinutes: number;
            /** @description Whether the till offers orders to take away. API keys may place them in any case. */
            takesTakeaway: boolean;
            /** @description Whether the till offers deliveries. API keys may place them in any case. */
            takesDelivery: boolean;
            /** @description The ways to pay that are switched on, in the order of the till; one of each kind, with the kind as its code, where the venue has none of its own. */
            paymentMethods: components["schemas"]["PaymentMethod"][];
            /**
             * @description The kuruş that cash is rounded to where it settles a bill; 0 for not at all.
             * @enum {integer}
             */
            cashStepKurus: 0 | 5 | 10 | 25 | 100;
            /**
             * @description Whether a fiscal device issues documents. `Wanted`: what is paid is listed for it. `Required`: a bill is closed only when each of its payments has an issued document.
             * @enum {string}
             */
            fiscalDocuments: "None" | "Wanted" | "Required";
            /**
             * @description The tips that a bill suggests; none when left out.
             * @example [
             *       5,
             *       10
             *     ]
             */
            tipPercents: number[];
            /** @description Whether a receipt is printed when a bill is closed. */
            printsReceipts: boolean;
            evening: components["schemas"]["PresentEvening"];
            rush: components["schemas"]["Rush"];
            reservations: components["schemas"]["ReservationSettings"];
        };
        /** Table */
        Table: {
            /** Format: uuid */
            id: string;
            /**
             * @description The name on the till.
             * @example Bahçe 4
             */
            name: string;
            /**
             * @description Printed on the table's QR card.
             * @example B4
             */
            code: string;
            /** @description The number of seats. */
            capacity: number | null;
            /**
             * @description Differs after every change of the record. Send it as `If-Match` to change only this state.
             * @example kX2pQ9vL0aZr3TfB
             */
            revision: string;
            /**
             * Format: uuid
             * @description The area of the table.
             */
            areaId: string;
            /** @description The open bill of the table; `null` when it is free. */
            openBill: {
                /** Format: uuid */
                id: string;
                number: number;
            } | null;
        };
        /** Area */
        Area: {
            /** Format: uuid */
            id: string;
            /**
             * @description The name, which identifies the area within the venue.
             * @example Bahçe
             */
            name: string;
            tables: components["schemas"]["Table"][];
            /**
             * @description Differs after every change of the record. Send it as `If-Match` to change only this state.
             * @example kX2pQ9vL0aZr3TfB
             */
            revision: string;
        };
        /** Portion */
        Portion: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @example 120.5 */
            price: number;
            isDefault: boolean;
            /** @description `false` for products that are sold by measure. */
            orderable: boolean;
            /** @enum {string} */
            pricingUnit: "Piece" | "Kilogram" | "Gram" | "Litre" | "Millilitre" | "Metre";
        };
        /** Extra */
        Extra: {
            /** Format: uuid */
            id: string;
            name: string;
            /**
             * @description Added to the price of the portion.
             * @example 120.5
             */
            price: number;
            /**
             * Format: uuid
             * @description Set when the extra is a choice of an option group.
             */
            optionGroupId: string | null;
        };
        /** OptionGroup */
        OptionGroup: {
            /** Format: uuid */
            id: string;
            name: string;
            /**
             * @description `Single`: at most one choice.
             * @enum {string}
             */
            selectionType: "Single" | "Multiple";
            /** @description A choice is needed. */
            isRequired: boolean;
        };
        /** Product */
        Product: {
            /** Format: uuid */
            id: string;
            name: string;
            portions: components["schemas"]["Portion"][];
            extras: components["schemas"]["Extra"][];
            optionGroups: components["schemas"]["OptionGroup"][];
            removableIngredients: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            /** @description Empty when the venue declared none; the product may still contain some. */
            allergens: ("Gluten" | "Crustaceans" | "Eggs" | "Fish" | "Peanuts" | "Soybeans" | "Milk" | "Nuts" | "Celery" | "Mustard" | "Sesame" | "SulphurDioxide" | "Lupin" | "Molluscs")[];
            /** @description The sold-out switch. */
            isSoldOut: boolean;
            /** @description The units left now; `null` when they are not counted. */
            unitsLeft: number | null;
            /**
             * @description The photo; `null` for none. One below `/photos/` comes in several widths.
             * @example https://example.com/photo.jpg
             */
            imageUrl: string | null;
        };
        /** Category */
        Category: {
            /** Format: uuid */
            id: string;
            name: string;
            products: components["schemas"]["Product"][];
        };
        /** Actor */
        Actor: {
            /**
             * @description An API key, a signed-in account, or the operator.
             * @enum {string}
             */
            kind: "Key" | "Account" | "Operator";
            /** Format: uuid */
            id: string;
            /** @description The name of the key or the person at that time. */
            name: string;
        };
        /** Round */
        Round: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            orderedAt: string;
            by: components["schemas"]["Actor"];
            takenBy: components["schemas"]["Actor"] | null;
            /** @description A note for the kitchen about this round. */
            note: string | null;
            /**
             * Format: uuid
             * @description The bill on which it was placed, where its lines moved here; else `null`.
             */
            fromBillId: string | null;
            /**
             * Format: uuid
             * @description The struck line that it orders again, so that the kitchen makes it after all; else `null`.
             */
            againOf: string | null;
        };
        /**
         * Measure
         * @description Of goods by measure, with a `quantity` of 1; else `null`.
         */
        Measure: {
            /** @enum {string} */
            unit: "Piece" | "Kilogram" | "Gram" | "Litre" | "Millilitre" | "Metre";
            /** @description In that unit, with at most three decimals. */
            gross: number;
            tare: number;
            /** @description What is charged: `gross` less `tare`. */
            net: number;
            /**
             * @description Of one unit, on the menu.
             * @example 120.5
             */
            price: number;
        };
        /**
         * PriceByHand
         * @description The price that a person set in place of the menu’s.
         */
        PriceByHand: {
            /**
             * @description Of one unit without extras, or of one unit of the measure.
             * @example 120.5
             */
            price: number;
            reason: string | null;
            by: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
        };
        /**
         * DiscountByHand
         * @description What a person took off the bill, of what remains after everything else but the service fee.
         */
        DiscountByHand: {
            /** @description With at most two decimals; `null` for an amount. */
            percent: number | null;
            /**
             * @description The amount that was given; `null` for a percentage.
             * @example 120.5
             */
            fixed: number | null;
            /**
             * @description What it takes off now.
             * @example 120.5
             */
            amount: number;
            reason: string | null;
            by: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
        };
        /** BillLine */
        BillLine: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The round that sent the line to the kitchen.
             */
            roundId: string;
            /** Format: uuid */
            productId: string;
            /** @description The name at the time of the order. */
            productName: string;
            /** Format: uuid */
            portionId: string;
            portionName: string;
            quantity: number;
            /**
             * @description The price of one unit with its extras, at the time of the order.
             * @example 120.5
             */
            unitPrice: number;
            /**
             * @description `unitPrice` times `quantity`, before everything that is taken off; 0 when cancelled or given away.
             * @example 120.5
             */
            total: number;
            /**
             * @description What the line owes: `total` less what campaigns, prices and discounts take off it, with its part of those on the whole bill. The lines of a bill and `totals.serviceFee` together are `totals.total`.
             * @example 120.5
             */
            due: number;
            /** @description Staff named it and its price: it is not on the menu. */
            isOpenItem: boolean;
            measure: components["schemas"]["Measure"] | null;
            /** @description The VAT rate of its class on the date on which it was ordered; `null` without a class. */
            vatPercent: number | null;
            /** @description The section of a fiscal device, of its VAT class. */
            vatSection: number | null;
            /** @description How many of its units were paid by payments that chose units. */
            paidUnits: number;
            /** @description Whether meal cards pay for it. */
            acceptsMealCard: boolean;
            priceByHand: components["schemas"]["PriceByHand"] | null;
            discount: components["schemas"]["DiscountByHand"] | null;
            /** @enum {string} */
            status: "Pending" | "Preparing" | "Ready" | "Served" | "Cancelled";
            /** @description Given away: prepared and served, but not charged. */
            isGift: boolean;
            extras: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @example 120.5 */
                price: number;
            }[];
            removedIngredients: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            /** @description A note for the kitchen. */
            note: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            orderedAt: string;
            /**
             * Format: date-time
             * @description Since when it is ready; `null` while it is not.
             * @example 2026-03-01T18:30:00.000Z
             */
            readyAt: string | null;
        };
        /**
         * Reversal
         * @description Who reversed it and why, and on which of the venue’s days.
         */
        Reversal: {
            by: components["schemas"]["Actor"];
            reason: string | null;
            /**
             * Format: date
             * @example 2026-03-06
             */
            businessDate: string;
        };
        /** Payment */
        Payment: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "Cash" | "Card" | "MealCard" | "Online" | "BankTransfer" | "Other";
            /** @description The way to pay as it was called then; the kind, where the venue has no list of its own. */
            method: {
                /** @example multinet */
                code: string;
                /** @example Multinet */
                name: string;
            };
            /**
             * @description What it settles of the bill.
             * @example 120.5
             */
            amount: number;
            /**
             * @description What cash was rounded by where it settled the bill; below 0, too.
             * @example 120.5
             */
            rounding: number;
            /** @example 120.5 */
            tip: number;
            /**
             * @description What was handed over: `amount`, `rounding`, `tip` and `change` together.
             * @example 120.5
             */
            tendered: number;
            /**
             * @description What was handed back.
             * @example 120.5
             */
            change: number;
            /** @description What it was for, where units were chosen. */
            units: {
                /** Format: uuid */
                lineId: string;
                quantity: number;
            }[];
            /**
             * @description What is left of `amount` to give back.
             * @example 120.5
             */
            refundable: number;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            paidAt: string;
            /**
             * Format: date
             * @description The venue’s day on which it was taken; `null` for older ones.
             * @example 2026-03-06
             */
            businessDate: string | null;
            by: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When the payment was reversed; it no longer counts then. `null` otherwise.
             * @example 2026-03-01T18:30:00.000Z
             */
            reversedAt: string | null;
            reversal: components["schemas"]["Reversal"] | null;
        };
        /** RefundedVat */
        RefundedVat: {
            percent: number;
            /** @example 120.5 */
            gross: number;
            /** @example 120.5 */
            vat: number;
        };
        /** Refund */
        Refund: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Of which it gives back.
             */
            paymentId: string;
            /** @enum {string} */
            kind: "Cash" | "Card" | "MealCard" | "Online" | "BankTransfer" | "Other";
            method: {
                /** @example Cash */
                code: string;
                /** @example Cash */
                name: string;
            };
            /** @example 120.5 */
            amount: number;
            /** @description What it gives back, where units were chosen. */
            units: {
                /** Format: uuid */
                lineId: string;
                quantity: number;
            }[];
            /** @example Cold soup */
            reason: string | null;
            by: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            /**
             * Format: date
             * @description The venue’s day on which it was given back.
             * @example 2026-03-06
             */
            businessDate: string;
            /** @description Its part of each rate, of a refund after closing; `null` for one before, which lowers `totals.paid`. */
            vat: components["schemas"]["RefundedVat"][] | null;
        };
        /** BillPrint */
        BillPrint: {
            /**
             * @description `Bill`: before it was paid. `Receipt`: of what was paid.
             * @enum {string}
             */
            kind: "Bill" | "Receipt";
            /**
             * Format: uuid
             * @description The payment of a receipt for one payment; `null` for the whole bill.
             */
            paymentId: string | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            /**
             * @description The total that stands on it.
             * @example 120.5
             */
            total: number;
        };
        /** FiscalSection */
        FiscalSection: {
            /** @description Of the VAT class; `null` where it has none, and for the service fee. */
            section: number | null;
            /** @description The VAT rate; `null` for what has no VAT class. */
            percent: number | null;
            /** @example 120.5 */
            gross: number;
        };
        /** FiscalDocument */
        FiscalDocument: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "Sale" | "Refund" | "Void" | "TableSlip";
            /**
             * @description `Pending`: it waits for the device.
             * @enum {string}
             */
            state: "Pending" | "Issued" | "Failed";
            /** @description `false` once a void of it was issued, or another document took its place. */
            counts: boolean;
            /** @description The payments that a sale covers. */
            paymentIds: string[];
            /** @description The refunds that a refund covers. */
            refundIds: string[];
            /** @description The units that a table slip covers, or a sale where units were chosen. */
            units: {
                /** Format: uuid */
                lineId: string;
                quantity: number;
            }[];
            /**
             * @description What it settles or gives back, by the bill as it was when the document was created; `null` for a table slip.
             * @example 120.5
             */
            amount: number | null;
            /** @description The amount by section and rate, of the same bill: what the device prints, also of a document that is tried again or taken back later. `null` for a table slip, and for a document of a release that did not keep them. */
            sections: components["schemas"]["FiscalSection"][] | null;
            /**
             * Format: uuid
             * @description Of a void, the document that it takes back; else that which it replaces.
             */
            replacesId: string | null;
            /**
             * @description What the bridge calls the device.
             * @example Till 1
             */
            device: string | null;
            /**
             * @description On the device; `null` until it is issued.
             * @example 12
             */
            number: string | null;
            /**
             * @description The Z report of the device that it belongs to.
             * @example 731
             */
            zNumber: string | null;
            /**
             * @description What the device or its maker identifies it by.
             * @example 7b1f0c52-64a4-4d0e-9a53-0c2a5b1f6d10
             */
            uuid: string | null;
            /**
             * Format: date-time
             * @description On the clock of the device.
             * @example 2026-03-01T18:30:00.000Z
             */
            issuedAt: string | null;
            /**
             * @description Why it failed, while it is `Failed`.
             * @example Paper is out
             */
            failure: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            createdAt: string;
        };
        /** Reduction */
        Reduction: {
            /** Format: uuid */
            campaignId: string;
            name: string;
            /** @example 120.5 */
            amount: number;
        };
        /** VatOfRate */
        VatOfRate: {
            percent: number;
            /**
             * @description At this rate, with the VAT in it.
             * @example 120.5
             */
            gross: number;
            /**
             * @description Worked out once, of the whole gross.
             * @example 120.5
             */
            vat: number;
            /** @example 120.5 */
            net: number;
        };
        /**
         * Holder
         * @description The bill that has its lines, where all of them have moved.
         */
        Holder: {
            /** Format: uuid */
            billId: string;
            number: number;
            /** @description `null` for takeaway and delivery. */
            tableName: string | null;
        };
        /**
         * Bill
         * @description Its current state; `null` when it was removed.
         * @example {
         *       "id": "0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03",
         *       "venueId": "01900000-0000-7000-8000-000000000001",
         *       "number": 128,
         *       "revision": 4,
         *       "type": "DineIn",
         *       "state": "Open",
         *       "status": "Preparing",
         *       "paymentStatus": "PartiallyPaid",
         *       "table": {
         *         "id": "01900000-0000-7000-8000-000000000104",
         *         "name": "Bahçe 4"
         *       },
         *       "customer": null,
         *       "guests": 4,
         *       "reservation": null,
         *       "askedAt": null,
         *       "note": "Doğum günü masası",
         *       "rounds": [
         *         {
         *           "id": "0195f0c4-1b80-7a02-9c31-52d7e8f60a02",
         *           "orderedAt": "2026-03-01T17:05:12.480Z",
         *           "by": {
         *             "kind": "Account",
         *             "id": "0195f0a1-7c00-7d11-8a22-3b6f1c9e4d01",
         *             "name": "Deniz"
         *           },
         *           "takenBy": null,
         *           "note": "Doğum günü masası",
         *           "fromBillId": null,
         *           "againOf": null
         *         }
         *       ],
         *       "lines": [
         *         {
         *           "id": "0195f0c4-1b80-7f13-8d20-6a41b5c7e904",
         *           "roundId": "0195f0c4-1b80-7a02-9c31-52d7e8f60a02",
         *           "productId": "01900000-0000-7000-8000-000000000301",
         *           "productName": "Adana Kebap",
         *           "portionId": "01900000-0000-7000-8000-000000000401",
         *           "portionName": "Tam",
         *           "quantity": 2,
         *           "unitPrice": 455,
         *           "total": 910,
         *           "due": 819,
         *           "isOpenItem": false,
         *           "measure": null,
         *           "vatPercent": 10,
         *           "vatSection": 1,
         *           "paidUnits": 0,
         *           "acceptsMealCard": true,
         *           "priceByHand": null,
         *           "discount": null,
         *           "status": "Preparing",
         *           "isGift": false,
         *           "extras": [
         *             {
         *               "id": "01900000-0000-7000-8000-000000000501",
         *               "name": "Közlenmiş biber",
         *               "price": 35
         *             }
         *           ],
         *           "removedIngredients": [
         *             {
         *               "id": "01900000-0000-7000-8000-000000000601",
         *               "name": "Soğan"
         *             }
         *           ],
         *           "note": "Biri acısız",
         *           "orderedAt": "2026-03-01T17:05:12.480Z",
         *           "readyAt": null
         *         }
         *       ],
         *       "payments": [
         *         {
         *           "id": "3f0c9a52-7d1e-8b64-a9f2-1c5e8d07b205",
         *           "kind": "Card",
         *           "method": {
         *             "code": "Card",
         *             "name": "Card"
         *           },
         *           "amount": 400,
         *           "rounding": 0,
         *           "tip": 0,
         *           "tendered": 400,
         *           "change": 0,
         *           "units": [],
         *           "refundable": 400,
         *           "paidAt": "2026-03-01T18:21:40.102Z",
         *           "businessDate": "2026-03-01",
         *           "by": {
         *             "kind": "Account",
         *             "id": "0195f0a1-7c00-7d11-8a22-3b6f1c9e4d01",
         *             "name": "Deniz"
         *           },
         *           "reversedAt": null,
         *           "reversal": null
         *         }
         *       ],
         *       "refunds": [],
         *       "prints": [
         *         {
         *           "kind": "Bill",
         *           "paymentId": null,
         *           "at": "2026-03-01T18:20:02.517Z",
         *           "total": 900.9
         *         }
         *       ],
         *       "documents": [],
         *       "reductions": [
         *         {
         *           "campaignId": "01900000-0000-7000-8000-000000000701",
         *           "name": "Akşam indirimi",
         *           "amount": 91
         *         }
         *       ],
         *       "discount": null,
         *       "totals": {
         *         "subtotal": 910,
         *         "discount": 91,
         *         "serviceFee": 81.9,
         *         "total": 900.9,
         *         "paid": 400,
         *         "tips": 0,
         *         "remaining": 500.9,
         *         "mealCards": 500.9,
         *         "toGiveBack": 0,
         *         "currency": "TRY"
         *       },
         *       "vat": [
         *         {
         *           "percent": 10,
         *           "gross": 900.9,
         *           "vat": 81.9,
         *           "net": 819
         *         }
         *       ],
         *       "isHidden": false,
         *       "isPaidFirst": false,
         *       "isPlacedByApi": false,
         *       "openedAt": "2026-03-01T17:05:12.480Z",
         *       "businessDate": "2026-03-01",
         *       "leftAt": null,
         *       "closedAt": null,
         *       "voidedAt": null,
         *       "movedTo": null
         *     }
         */
        Bill: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            venueId: string;
            /** @description Counted from 1 within the venue. */
            number: number;
            /** @description Rises by one with every change of the bill. */
            revision: number;
            /** @enum {string} */
            type: "DineIn" | "Takeaway" | "Delivery";
            /**
             * @description Only an open bill can be changed. On a closed one, lines can still be made and served. The lines of a `Moved` one are on another bill.
             * @enum {string}
             */
            state: "Open" | "Closed" | "Cancelled" | "Moved";
            /**
             * @description The status that guests see, derived from the lines and the bill.
             * @enum {string}
             */
            status: "Received" | "Preparing" | "Ready" | "Served" | "OnTheWay" | "Completed" | "Cancelled";
            /** @enum {string} */
            paymentStatus: "Unpaid" | "PartiallyPaid" | "Paid";
            /** @description `null` for takeaway and delivery. */
            table: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            customer: {
                name: string | null;
                /** @description In international form. */
                phone: string | null;
                address: string | null;
                /**
                 * @description How the guest wants to pay, as a hint.
                 * @enum {string|null}
                 */
                paymentMethod: "Cash" | "Card" | "MealCard" | null;
            } | null;
            /** @description How many guests sit at the table, as staff counted them; `null` where nobody did. */
            guests: number | null;
            /** @description The party that was checked in at the table when the bill was opened: the reservation with its name; `null` for none. */
            reservation: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /**
             * Format: date-time
             * @description When its guests asked for the bill; `null` where they did not, and once it is printed or something is paid.
             * @example 2026-03-01T18:30:00.000Z
             */
            askedAt: string | null;
            /** @description The note of the first round that has one. */
            note: string | null;
            /** @description In the order of placement. */
            rounds: components["schemas"]["Round"][];
            /** @description In the order of ordering. */
            lines: components["schemas"]["BillLine"][];
            /** @description In the order of recording. */
            payments: components["schemas"]["Payment"][];
            /** @description Money that was given back of payments, oldest first. */
            refunds: components["schemas"]["Refund"][];
            /** @description What was printed of it, first to last. */
            prints: components["schemas"]["BillPrint"][];
            /** @description What a fiscal device issued for it, or is to issue, oldest first. */
            documents: components["schemas"]["FiscalDocument"][];
            /** @description The amount that each campaign takes off; part of `totals.discount`. */
            reductions: components["schemas"]["Reduction"][];
            discount: components["schemas"]["DiscountByHand"] | null;
            totals: {
                /**
                 * @description The sum of the lines with extras, at the prices of the menu; without cancelled and given-away lines.
                 * @example 120.5
                 */
                subtotal: number;
                /**
                 * @description What campaigns, and prices and discounts by hand, take off.
                 * @example 120.5
                 */
                discount: number;
                /** @example 120.5 */
                serviceFee: number;
                /** @example 120.5 */
                total: number;
                /**
                 * @description The sum of the amounts of payments, without reversed ones, tips, rounding and change.
                 * @example 120.5
                 */
                paid: number;
                /**
                 * @description The tips of payments; they are in no other total.
                 * @example 120.5
                 */
                tips: number;
                /**
                 * @description Still owed.
                 * @example 120.5
                 */
                remaining: number;
                /**
                 * @description The most that meal cards can pay of what remains.
                 * @example 120.5
                 */
                mealCards: number;
                /**
                 * @description The amount paid beyond `total`; the bill cannot be closed before it is given back.
                 * @example 120.5
                 */
                toGiveBack: number;
                /** @enum {string} */
                currency: "TRY";
            };
            /** @description The VAT in the total, once for each rate of lines and service fee, by rising rate. Lines without a VAT class are in none. */
            vat: components["schemas"]["VatOfRate"][];
            /** @description Whether the bill is hidden from the venue's list of orders. */
            isHidden: boolean;
            /** @description Whether it was closed before the kitchen had made everything. Kitchen boards still show it. */
            isPaidFirst: boolean;
            /** @description Whether any of its rounds came through the public API. */
            isPlacedByApi: boolean;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            openedAt: string;
            /**
             * Format: date
             * @description The venue’s day on which it was opened, which figures count it on; `null` for older bills.
             * @example 2026-03-06
             */
            businessDate: string | null;
            /**
             * Format: date-time
             * @description When the delivery left the venue; `null` before.
             * @example 2026-03-01T18:30:00.000Z
             */
            leftAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            closedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            voidedAt: string | null;
            movedTo: components["schemas"]["Holder"] | null;
        };
        /** HistoryEntry */
        HistoryEntry: {
            /**
             * @description `BillOpened`, `RoundPlaced`, `LineMoved`, `RoundBumped`, `LineStruck`, `QuantityChanged`, `LineGivenAway`, `LineChargedAgain`, `LinePriced`, `LineDiscounted`, `BillDiscounted`, `TableChanged`, `LinesMovedOut`, `LinesMovedIn`, `LinesMovedOn`, `PaymentRecorded`, `PaymentReversed`, `PaymentRefunded`, `TipMade`, `BillClosed`, `BillVoided`, `DeliveryLeft`, `DeliveryCameBack`, `GuestsCounted`, `BillAsked`, `BillNotAsked`, `BillPrinted`, `FiscalDocumentCreated`, `FiscalDocumentIssued`, `FiscalDocumentFailed`, `FiscalDocumentRetried`, `BillHidden`, `BillShown`; more may be added.
             * @example LineMoved
             */
            action: string;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            by: components["schemas"]["Actor"];
            /** @description Whether it changed what is owed after the bill had been printed. */
            isAfterPrint: boolean;
            /**
             * @description The details of the action, depending on its kind: the ids of what it changed, `from` and `to`, the `kind` and `amount` of a payment, the `percent` or `fixed` amount of a discount, the `reason` of giving away, striking or voiding, the `units` of a refund, and who took a round (`takenBy`) that another account sent.
             * @example {
             *       "lineId": "0195f0c4-1b80-7f13-8d20-6a41b5c7e904",
             *       "from": "Pending",
             *       "to": "Preparing"
             *     }
             */
            detail: {
                [key: string]: unknown;
            };
        };
        /**
         * BillWithHistory
         * @example {
         *       "id": "0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03",
         *       "venueId": "01900000-0000-7000-8000-000000000001",
         *       "number": 128,
         *       "revision": 4,
         *       "type": "DineIn",
         *       "state": "Open",
         *       "status": "Preparing",
         *       "paymentStatus": "PartiallyPaid",
         *       "table": {
         *         "id": "01900000-0000-7000-8000-000000000104",
         *         "name": "Bahçe 4"
         *       },
         *       "customer": null,
         *       "guests": 4,
         *       "reservation": null,
         *       "askedAt": null,
         *       "note": "Doğum günü masası",
         *       "rounds": [
         *         {
         *           "id": "0195f0c4-1b80-7a02-9c31-52d7e8f60a02",
         *           "orderedAt": "2026-03-01T17:05:12.480Z",
         *           "by": {
         *             "kind": "Account",
         *             "id": "0195f0a1-7c00-7d11-8a22-3b6f1c9e4d01",
         *             "name": "Deniz"
         *           },
         *           "takenBy": null,
         *           "note": "Doğum günü masası",
         *           "fromBillId": null,
         *           "againOf": null
         *         }
         *       ],
         *       "lines": [
         *         {
         *           "id": "0195f0c4-1b80-7f13-8d20-6a41b5c7e904",
         *           "roundId": "0195f0c4-1b80-7a02-9c31-52d7e8f60a02",
         *           "productId": "01900000-0000-7000-8000-000000000301",
         *           "productName": "Adana Kebap",
         *           "portionId": "01900000-0000-7000-8000-000000000401",
         *           "portionName": "Tam",
         *           "quantity": 2,
         *           "unitPrice": 455,
         *           "total": 910,
         *           "due": 819,
         *           "isOpenItem": false,
         *           "measure": null,
         *           "vatPercent": 10,
         *           "vatSection": 1,
         *           "paidUnits": 0,
         *           "acceptsMealCard": true,
         *           "priceByHand": null,
         *           "discount": null,
         *           "status": "Preparing",
         *           "isGift": false,
         *           "extras": [
         *             {
         *               "id": "01900000-0000-7000-8000-000000000501",
         *               "name": "Közlenmiş biber",
         *               "price": 35
         *             }
         *           ],
         *           "removedIngredients": [
         *             {
         *               "id": "01900000-0000-7000-8000-000000000601",
         *               "name": "Soğan"
         *             }
         *           ],
         *           "note": "Biri acısız",
         *           "orderedAt": "2026-03-01T17:05:12.480Z",
         *           "readyAt": null
         *         }
         *       ],
         *       "payments": [
         *         {
         *           "id": "3f0c9a52-7d1e-8b64-a9f2-1c5e8d07b205",
         *           "kind": "Card",
         *           "method": {
         *             "code": "Card",
         *             "name": "Card"
         *           },
         *           "amount": 400,
         *           "rounding": 0,
         *           "tip": 0,
         *           "tendered": 400,
         *           "change": 0,
         *           "units": [],
         *           "refundable": 400,
         *           "paidAt": "2026-03-01T18:21:40.102Z",
         *           "businessDate": "2026-03-01",
         *           "by": {
         *             "kind": "Account",
         *             "id": "0195f0a1-7c00-7d11-8a22-3b6f1c9e4d01",
         *             "name": "Deniz"
         *           },
         *           "reversedAt": null,
         *           "reversal": null
         *         }
         *       ],
         *       "refunds": [],
         *       "prints": [
         *         {
         *           "kind": "Bill",
         *           "paymentId": null,
         *           "at": "2026-03-01T18:20:02.517Z",
         *           "total": 900.9
         *         }
         *       ],
         *       "documents": [],
         *       "reductions": [
         *         {
         *           "campaignId": "01900000-0000-7000-8000-000000000701",
         *           "name": "Akşam indirimi",
         *           "amount": 91
         *         }
         *       ],
         *       "discount": null,
         *       "totals": {
         *         "subtotal": 910,
         *         "discount": 91,
         *         "serviceFee": 81.9,
         *         "total": 900.9,
         *         "paid": 400,
         *         "tips": 0,
         *         "remaining": 500.9,
         *         "mealCards": 500.9,
         *         "toGiveBack": 0,
         *         "currency": "TRY"
         *       },
         *       "vat": [
         *         {
         *           "percent": 10,
         *           "gross": 900.9,
         *           "vat": 81.9,
         *           "net": 819
         *         }
         *       ],
         *       "isHidden": false,
         *       "isPaidFirst": false,
         *       "isPlacedByApi": false,
         *       "openedAt": "2026-03-01T17:05:12.480Z",
         *       "businessDate": "2026-03-01",
         *       "leftAt": null,
         *       "closedAt": null,
         *       "voidedAt": null,
         *       "movedTo": null,
         *       "history": [
         *         {
         *           "action": "BillOpened",
         *           "at": "2026-03-01T17:05:12.480Z",
         *           "by": {
         *             "kind": "Account",
         *             "id": "0195f0a1-7c00-7d11-8a22-3b6f1c9e4d01",
         *             "name": "Deniz"
         *           },
         *           "isAfterPrint": false,
         *           "detail": {
         *             "roundId": "0195f0c4-1b80-7a02-9c31-52d7e8f60a02",
         *             "lineIds": [
         *               "0195f0c4-1b80-7f13-8d20-6a41b5c7e904"
         *             ]
         *           }
         *         },
         *         {
         *           "action": "LineMoved",
         *           "at": "2026-03-01T17:09:31.006Z",
         *           "by": {
         *             "kind": "Account",
         *             "id": "0195f0a1-7c00-7d11-8a22-3b6f1c9e4d01",
         *             "name": "Deniz"
         *           },
         *           "isAfterPrint": false,
         *           "detail": {
         *             "lineId": "0195f0c4-1b80-7f13-8d20-6a41b5c7e904",
         *             "from": "Pending",
         *             "to": "Preparing"
         *           }
         *         },
         *         {
         *           "action": "BillPrinted",
         *           "at": "2026-03-01T18:20:02.517Z",
         *           "by": {
         *             "kind": "Account",
         *             "id": "0195f0a1-7c00-7d11-8a22-3b6f1c9e4d01",
         *             "name": "Deniz"
         *           },
         *           "isAfterPrint": false,
         *           "detail": {
         *             "kind": "Bill",
         *             "paymentId": null,
         *             "printerId": "01900000-0000-7000-8000-000000000801",
         *             "copy": 0,
         *             "total": 900.9
         *           }
         *         },
         *         {
         *           "action": "PaymentRecorded",
         *           "at": "2026-03-01T18:21:40.102Z",
         *           "by": {
         *             "kind": "Account",
         *             "id": "0195f0a1-7c00-7d11-8a22-3b6f1c9e4d01",
         *             "name": "Deniz"
         *           },
         *           "isAfterPrint": false,
         *           "detail": {
         *             "paymentId": "3f0c9a52-7d1e-8b64-a9f2-1c5e8d07b205",
         *             "kind": "Card",
         *             "amount": 400
         *           }
         *         }
         *       ]
         *     }
         */
        BillWithHistory: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            venueId: string;
            /** @description Counted from 1 within the venue. */
            number: number;
            /** @description Rises by one with every change of the bill. */
            revision: number;
            /** @enum {string} */
            type: "DineIn" | "Takeaway" | "Delivery";
            /**
             * @description Only an open bill can be changed. On a closed one, lines can still be made and served. The lines of a `Moved` one are on another bill.
             * @enum {string}
             */
            state: "Open" | "Closed" | "Cancelled" | "Moved";
            /**
             * @description The status that guests see, derived from the lines and the bill.
             * @enum {string}
             */
            status: "Received" | "Preparing" | "Ready" | "Served" | "OnTheWay" | "Completed" | "Cancelled";
            /** @enum {string} */
            paymentStatus: "Unpaid" | "PartiallyPaid" | "Paid";
            /** @description `null` for takeaway and delivery. */
            table: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            customer: {
                name: string | null;
                /** @description In international form. */
                phone: string | null;
                address: string | null;
                /**
                 * @description How the guest wants to pay, as a hint.
                 * @enum {string|null}
                 */
                paymentMethod: "Cash" | "Card" | "MealCard" | null;
            } | null;
            /** @description How many guests sit at the table, as staff counted them; `null` where nobody did. */
            guests: number | null;
            /** @description The party that was checked in at the table when the bill was opened: the reservation with its name; `null` for none. */
            reservation: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /**
             * Format: date-time
             * @description When its guests asked for the bill; `null` where they did not, and once it is printed or something is paid.
             * @example 2026-03-01T18:30:00.000Z
             */
            askedAt: string | null;
            /** @description The note of the first round that has one. */
            note: string | null;
            /** @description In the order of placement. */
            rounds: components["schemas"]["Round"][];
            /** @description In the order of ordering. */
            lines: components["schemas"]["BillLine"][];
            /** @description In the order of recording. */
            payments: components["schemas"]["Payment"][];
            /** @description Money that was given back of payments, oldest first. */
            refunds: components["schemas"]["Refund"][];
            /** @description What was printed of it, first to last. */
            prints: components["schemas"]["BillPrint"][];
            /** @description What a fiscal device issued for it, or is to issue, oldest first. */
            documents: components["schemas"]["FiscalDocument"][];
            /** @description The amount that each campaign takes off; part of `totals.discount`. */
            reductions: components["schemas"]["Reduction"][];
            discount: components["schemas"]["DiscountByHand"] | null;
            totals: {
                /**
                 * @description The sum of the lines with extras, at the prices of the menu; without cancelled and given-away lines.
                 * @example 120.5
                 */
                subtotal: number;
                /**
                 * @description What campaigns, and prices and discounts by hand, take off.
                 * @example 120.5
                 */
                discount: number;
                /** @example 120.5 */
                serviceFee: number;
                /** @example 120.5 */
                total: number;
                /**
                 * @description The sum of the amounts of payments, without reversed ones, tips, rounding and change.
                 * @example 120.5
                 */
                paid: number;
                /**
                 * @description The tips of payments; they are in no other total.
                 * @example 120.5
                 */
                tips: number;
                /**
                 * @description Still owed.
                 * @example 120.5
                 */
                remaining: number;
                /**
                 * @description The most that meal cards can pay of what remains.
                 * @example 120.5
                 */
                mealCards: number;
                /**
                 * @description The amount paid beyond `total`; the bill cannot be closed before it is given back.
                 * @example 120.5
                 */
                toGiveBack: number;
                /** @enum {string} */
                currency: "TRY";
            };
            /** @description The VAT in the total, once for each rate of lines and service fee, by rising rate. Lines without a VAT class are in none. */
            vat: components["schemas"]["VatOfRate"][];
            /** @description Whether the bill is hidden from the venue's list of orders. */
            isHidden: boolean;
            /** @description Whether it was closed before the kitchen had made everything. Kitchen boards still show it. */
            isPaidFirst: boolean;
            /** @description Whether any of its rounds came through the public API. */
            isPlacedByApi: boolean;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            openedAt: string;
            /**
             * Format: date
             * @description The venue’s day on which it was opened, which figures count it on; `null` for older bills.
             * @example 2026-03-06
             */
            businessDate: string | null;
            /**
             * Format: date-time
             * @description When the delivery left the venue; `null` before.
             * @example 2026-03-01T18:30:00.000Z
             */
            leftAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            closedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            voidedAt: string | null;
            movedTo: components["schemas"]["Holder"] | null;
            /** @description The history of the bill, oldest first: its opening, its rounds and every change. */
            history: components["schemas"]["HistoryEntry"][];
        };
        /** StaffOrderLine */
        StaffOrderLine: {
            /**
             * Format: uuid
             * @description Required without `openItem`.
             */
            productId?: string;
            /**
             * Format: uuid
             * @description A portion of the product. Required without `openItem`.
             */
            portionId?: string;
            quantity: number;
            /** @description For the kitchen, about this line. */
            note?: string | null;
            /** @description Extras of the product, each once; they go with every unit of the line. */
            extraIds?: string[] | null;
            /** @description Removable ingredients of the product, each once. */
            removedIngredientIds?: string[] | null;
            /** @description Required for a portion that is not `orderable`, not allowed for others. `quantity` is then 1. */
            measure?: {
                /** @description What the scale shows, in the `pricingUnit` of the portion: `0.415` of `Kilogram`. */
                gross: number;
                /** @description Of the plate or the bowl: less than `gross`. Left out, it is 0. */
                tare?: number;
            } | null;
            /** @description What is not on the menu, or costs more than there. It takes no product, portion, extra or measure. */
            openItem?: {
                name: string;
                /** @description Of one unit, in lira with at most two decimals. */
                price: number;
                /** @description The code of its VAT class. Left out, it is that of the venue. */
                vatClass?: string | null;
            } | null;
        };
        /**
         * StaffBasketRequest
         * @example {
         *       "type": "DineIn",
         *       "tableId": "01900000-0000-7000-8000-000000000104",
         *       "lines": [
         *         {
         *           "productId": "01900000-0000-7000-8000-000000000301",
         *           "portionId": "01900000-0000-7000-8000-000000000401",
         *           "quantity": 2
         *         }
         *       ]
         *     }
         */
        StaffBasketRequest: {
            /**
             * Format: uuid
             * @description The open bill that the lines would join.
             */
            billId?: string | null;
            /**
             * @description Required without `billId`, not allowed with it.
             * @enum {string|null}
             */
            type?: "DineIn" | "Takeaway" | "Delivery" | null;
            /**
             * Format: uuid
             * @description Required for `DineIn`; not allowed otherwise. The lines join the open bill there.
             */
            tableId?: string | null;
            lines: components["schemas"]["StaffOrderLine"][];
        };
        /** PricedLine */
        PricedLine: {
            /** Format: uuid */
            productId: string;
            /** Format: uuid */
            portionId: string;
            quantity: number;
            /**
             * @description The price of the portion with the chosen extras.
             * @example 120.5
             */
            unitPrice: number;
            /**
             * @description `unitPrice` times `quantity`, before campaigns.
             * @example 120.5
             */
            lineTotal: number;
        };
        /**
         * PricedBill
         * @description Reductions and totals are those of the whole bill.
         * @example {
         *       "billId": null,
         *       "lines": [
         *         {
         *           "productId": "01900000-0000-7000-8000-000000000301",
         *           "portionId": "01900000-0000-7000-8000-000000000401",
         *           "quantity": 2,
         *           "unitPrice": 455,
         *           "lineTotal": 910
         *         }
         *       ],
         *       "reductions": [
         *         {
         *           "campaignId": "01900000-0000-7000-8000-000000000701",
         *           "name": "Akşam indirimi",
         *           "amount": 91
         *         }
         *       ],
         *       "totals": {
         *         "subtotal": 910,
         *         "discount": 91,
         *         "serviceFee": 81.9,
         *         "total": 900.9,
         *         "paid": 400,
         *         "tips": 0,
         *         "remaining": 500.9,
         *         "mealCards": 500.9,
         *         "toGiveBack": 0,
         *         "currency": "TRY"
         *       }
         *     }
         */
        PricedBill: {
            /**
             * Format: uuid
             * @description The open bill that the lines would join; `null` when they would open one.
             */
            billId: string | null;
            /** @description One for each line of the request, in the same order. */
            lines: components["schemas"]["PricedLine"][];
            /** @description The amount that each campaign takes off; part of `totals.discount`. */
            reductions: components["schemas"]["Reduction"][];
            totals: {
                /**
                 * @description The sum of the lines with extras, at the prices of the menu; without cancelled and given-away lines.
                 * @example 120.5
                 */
                subtotal: number;
                /**
                 * @description What campaigns, and prices and discounts by hand, take off.
                 * @example 120.5
                 */
                discount: number;
                /** @example 120.5 */
                serviceFee: number;
                /** @example 120.5 */
                total: number;
                /**
                 * @description The sum of the amounts of payments, without reversed ones, tips, rounding and change.
                 * @example 120.5
                 */
                paid: number;
                /**
                 * @description The tips of payments; they are in no other total.
                 * @example 120.5
                 */
                tips: number;
                /**
                 * @description Still owed.
                 * @example 120.5
                 */
                remaining: number;
                /**
                 * @description The most that meal cards can pay of what remains.
                 * @example 120.5
                 */
                mealCards: number;
                /**
                 * @description The amount paid beyond `total`; the bill cannot be closed before it is given back.
                 * @example 120.5
                 */
                toGiveBack: number;
                /** @enum {string} */
                currency: "TRY";
            };
        };
        /**
         * StaffOrderRequest
         * @example {
         *       "type": "DineIn",
         *       "tableId": "01900000-0000-7000-8000-000000000104",
         *       "lines": [
         *         {
         *           "productId": "01900000-0000-7000-8000-000000000301",
         *           "portionId": "01900000-0000-7000-8000-000000000401",
         *           "quantity": 2,
         *           "note": "Biri acısız"
         *         }
         *       ]
         *     }
         */
        StaffOrderRequest: {
            /** @enum {string} */
            type: "DineIn" | "Takeaway" | "Delivery";
            /**
             * Format: uuid
             * @description Required for `DineIn`; not allowed otherwise.
             */
            tableId?: string | null;
            /** @description Required for `Delivery`, optional for `Takeaway`, not allowed for `DineIn`. */
            customer?: {
                /** @description The name to call out. */
                name?: string | null;
                /** @description In international or local form. */
                phone?: string | null;
                /** @description Required for `Delivery`; not allowed for `Takeaway`. */
                address?: string | null;
            } | null;
            /**
             * @description How the guest wants to pay, as a hint; not allowed for `DineIn`.
             * @enum {string|null}
             */
            paymentMethod?: "Cash" | "Card" | "MealCard" | null;
            /** @description A note for the kitchen about this round. */
            note?: string | null;
            /** @description How many guests sit at the table; left out of other types. A bill that has a number keeps it. */
            guests?: number | null;
            lines: components["schemas"]["StaffOrderLine"][];
            /**
             * Format: uuid
             * @description The account that took the order, when another one sends it: of this venue, or an owner of its headquarter. The `Idempotency-Key` is then one of that account, so that a round is placed once, whoever sends it.
             */
            takenBy?: string | null;
        };
        /** Placement */
        Placement: {
            bill: components["schemas"]["Bill"];
            /** @description The ids of the lines that the first call added. */
            addedLineIds: string[];
        };
        /**
         * StaffRoundRequest
         * @example {
         *       "lines": [
         *         {
         *           "productId": "01900000-0000-7000-8000-000000000301",
         *           "portionId": "01900000-0000-7000-8000-000000000401",
         *           "quantity": 1,
         *           "removedIngredientIds": [
         *             "01900000-0000-7000-8000-000000000601"
         *           ]
         *         }
         *       ]
         *     }
         */
        StaffRoundRequest: {
            /** @description A note for the kitchen about this round. */
            note?: string | null;
            lines: components["schemas"]["StaffOrderLine"][];
            /**
             * Format: uuid
             * @description The account that took the order, when another one sends it: of this venue, or an owner of its headquarter. The `Idempotency-Key` is then one of that account, so that a round is placed once, whoever sends it.
             */
            takenBy?: string | null;
        };
        /** MoveTotals */
        MoveTotals: {
            /**
             * @description What campaigns, and prices and discounts by hand, take off.
             * @example 120.5
             */
            discount: number;
            /** @example 120.5 */
            serviceFee: number;
            /** @example 120.5 */
            total: number;
            /**
             * @description Still owed.
             * @example 120.5
             */
            remaining: number;
            /**
             * @description Paid beyond the total.
             * @example 120.5
             */
            toGiveBack: number;
        };
        /** MoveSide */
        MoveSide: {
            /**
             * Format: uuid
             * @description `null` for a bill that the move opens.
             */
            billId: string | null;
            /** @description `null` for a bill that the move opens. */
            number: number | null;
            /** @description Of the bill that this holds for; `null` for a bill that the move opens. */
            revision: number | null;
            before: components["schemas"]["MoveTotals"];
            after: components["schemas"]["MoveTotals"];
        };
        /** MovePreview */
        MovePreview: {
            from: components["schemas"]["MoveSide"];
            to: components["schemas"]["MoveSide"];
            /** @description Whether nothing is left on the bill. */
            isEmptied: boolean;
            /** @enum {string} */
            currency: "TRY";
        };
        /** MovedBills */
        MovedBills: {
            from: components["schemas"]["Bill"];
            to: components["schemas"]["Bill"];
            /** @description What moved. */
            lines: {
                /**
                 * Format: uuid
                 * @description Its id before.
                 */
                lineId: string;
                /**
                 * Format: uuid
                 * @description Its id on `to`: another one where only a part of the line moved.
                 */
                movedLineId: string;
                /** @description How many units moved. */
                quantity: number;
            }[];
        };
        /** PaymentPreview */
        PaymentPreview: {
            /** @description Of the bill that this holds for. */
            revision: number;
            /**
             * @description What it settles of the bill.
             * @example 120.5
             */
            amount: number;
            /**
             * @description By how much cash is rounded; below 0, too.
             * @example 120.5
             */
            rounding: number;
            /** @example 120.5 */
            tip: number;
            /**
             * @description What is handed over: amount, rounding, tip and change.
             * @example 120.5
             */
            tendered: number;
            /** @example 120.5 */
            change: number;
            /**
             * @description Of the bill after it.
             * @example 120.5
             */
            remaining: number;
            /** @enum {string} */
            currency: "TRY";
        };
        /** RefundPreview */
        RefundPreview: {
            /** @description Of the bill that this holds for. */
            revision: number;
            /**
             * @description What is given back.
             * @example 120.5
             */
            amount: number;
            /**
             * @description What is left of the payment before it.
             * @example 120.5
             */
            refundable: number;
            /** @description Its part of each rate, of a refund after closing; `null` for one before, which lowers `totals.paid`. */
            vat: components["schemas"]["RefundedVat"][] | null;
            /** @description All units that can be given back of the payment, whatever is chosen. */
            units: {
                /** Format: uuid */
                lineId: string;
                quantity: number;
            }[];
            /** @enum {string} */
            currency: "TRY";
        };
        /** PrintedPaper */
        PrintedPaper: {
            /** Format: uuid */
            id: string;
            /**
             * @description `Drawer`: the command that opens the cash drawer.
             * @enum {string}
             */
            kind: "Bill" | "Receipt" | "Drawer";
            /** Format: uuid */
            printerId: string;
            /**
             * @description `Held`: it waited for 15 minutes, a drawer for 30 seconds, or its printer no longer prints bills. It is not printed any more: print the bill again.
             * @enum {string}
             */
            state: "Waiting" | "Printing" | "Printed" | "Held";
            /**
             * Format: date-time
             * @description When it was asked for.
             * @example 2026-03-01T18:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description `null` when it was not printed.
             * @example 2026-03-01T18:30:00.000Z
             */
            printedAt: string | null;
            /** @description An attempt ended without a clear result. */
            mayBePrinted: boolean;
        };
        /** BillPage */
        BillPage: {
            /**
             * Format: uri
             * @description `null` at a venue without a username, which has no pages.
             * @example https://sofra.example/sofra-kadikoy/b/AZXwxBuAfESxpQ6dL3w6A9pQk2nO3vJ5aXb0mYt1RcE
             */
            url: string | null;
        };
        /** FiscalLine */
        FiscalLine: {
            /** Format: uuid */
            id: string;
            /** @example Adana Kebap */
            name: string;
            /** @example Tam */
            portion: string;
            quantity: number;
            /**
             * @description With its extras.
             * @example 120.5
             */
            unitPrice: number;
            /**
             * @description Before everything that is taken off.
             * @example 120.5
             */
            total: number;
            /**
             * @description What it owes.
             * @example 120.5
             */
            due: number;
            section: number | null;
            percent: number | null;
        };
        /** FiscalVat */
        FiscalVat: {
            percent: number;
            /** @example 120.5 */
            gross: number;
            /** @example 120.5 */
            vat: number;
        };
        /** FiscalPayment */
        FiscalPayment: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "Cash" | "Card" | "MealCard" | "Online" | "BankTransfer" | "Other";
            /**
             * @description The name of the way to pay.
             * @example Multinet
             */
            method: string;
            /**
             * @description What the device calls the way to pay; `null` where the venue has not entered it.
             * @example 7
             */
            fiscalCode: string | null;
            /**
             * @description What it settles of the bill.
             * @example 120.5
             */
            amount: number;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            /** @description The amount by section and rate. */
            sections: components["schemas"]["FiscalSection"][];
            /** @description Worked out once for each rate. */
            vat: components["schemas"]["FiscalVat"][];
            /**
             * @description What is left of it after refunds.
             * @example 120.5
             */
            left: number;
            /**
             * @description Beside the amount.
             * @example 120.5
             */
            tip: number;
            /**
             * @description Beside the amount; below 0, too.
             * @example 120.5
             */
            rounding: number;
            /** @example 120.5 */
            change: number;
            /** @description What it was for, where units were chosen. */
            units: {
                /** Format: uuid */
                lineId: string;
                quantity: number;
            }[];
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            reversedAt: string | null;
        };
        /** FiscalRefund */
        FiscalRefund: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "Cash" | "Card" | "MealCard" | "Online" | "BankTransfer" | "Other";
            /**
             * @description The name of the way to pay.
             * @example Multinet
             */
            method: string;
            /**
             * @description What the device calls the way to pay; `null` where the venue has not entered it.
             * @example 7
             */
            fiscalCode: string | null;
            /** @example 120.5 */
            amount: number;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            /** @description The amount by section and rate. */
            sections: components["schemas"]["FiscalSection"][];
            /** @description Worked out once for each rate. */
            vat: components["schemas"]["FiscalVat"][];
            /**
             * Format: uuid
             * @description Of which it gives back.
             */
            paymentId: string;
            /** @example Cold soup */
            reason: string | null;
        };
        /** FiscalBill */
        FiscalBill: {
            /** Format: uuid */
            id: string;
            number: number;
            revision: number;
            /** @enum {string} */
            type: "DineIn" | "Takeaway" | "Delivery";
            /** @enum {string} */
            state: "Open" | "Closed" | "Cancelled" | "Moved";
            /** @example Bahçe 4 */
            tableName: string | null;
            /**
             * Format: date
             * @example 2026-03-06
             */
            businessDate: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            openedAt: string;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            closedAt: string | null;
            /** @description Without those that were struck. */
            lines: components["schemas"]["FiscalLine"][];
            /** @example 120.5 */
            serviceFee: number;
            /**
             * @description What the lines and the service fee owe together.
             * @example 120.5
             */
            total: number;
            /** @description The total by section and rate. */
            sections: components["schemas"]["FiscalSection"][];
            /** @description The VAT in the total, once for each rate. */
            vat: components["schemas"]["FiscalVat"][];
            payments: components["schemas"]["FiscalPayment"][];
            refunds: components["schemas"]["FiscalRefund"][];
            /** @description Oldest first. */
            documents: components["schemas"]["FiscalDocument"][];
            /** @description What the device is to issue now. */
            toIssue: {
                /** @description Payments without a document. */
                paymentIds: string[];
                /** @description Refunds without a document, of payments whose sale was issued. */
                refundIds: string[];
                /** @description Documents to take back: a payment of theirs was reversed, their bill was cancelled, or they were issued after another had taken their place. */
                voidIds: string[];
                /** @description Documents that are pending or failed. */
                documentIds: string[];
            };
        };
        /** ProductStock */
        ProductStock: {
            /** Format: uuid */
            productId: string;
            name: string;
            categoryName: string;
            /** @description Whether guests see it: both it and its category are visible. */
            isVisible: boolean;
            /** @description Units left; `null` when they are not counted. */
            quantity: number | null;
            /**
             * @description From this number down guests see that little is left.
             * @example 5
             */
            lowThreshold: number;
            /** @description The switch: sold out, even with units left. */
            isSoldOut: boolean;
            /**
             * @description Differs after every change of the record. Send it as `If-Match` to change only this state.
             * @example kX2pQ9vL0aZr3TfB
             */
            revision: string;
            /**
             * @description The stock status that guests see; `null` for none.
             * @enum {string|null}
             */
            status: "InStock" | "LowStock" | "OutOfStock" | null;
        };
        /**
         * HalfHourLoad
         * @description The guests expected in one half hour. A party counts from its time, or its check-in, for the length of a visit at the venue; guests who stay longer until they leave.
         * @example {
         *       "startsAt": "2026-03-04T17:00:00.000Z",
         *       "time": "20:00",
         *       "accepted": {
         *         "parties": 9,
         *         "guests": 31
         *       },
         *       "pending": {
         *         "parties": 2,
         *         "guests": 6
         *       }
         *     }
         */
        HalfHourLoad: {
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            startsAt: string;
            /** @description The time on the venue’s clock. */
            time: string;
            /** @description Parties that were accepted or have arrived. */
            accepted: {
                parties: number;
                guests: number;
            };
            /** @description Parties that wait for an answer. */
            pending: {
                parties: number;
                guests: number;
            };
        };
        /** ReservationActor */
        ReservationActor: {
            /**
             * @description An API key, a signed-in account, the operator, the guest on a page, or the service.
             * @enum {string}
             */
            kind: "Key" | "Account" | "Operator" | "Guest" | "System";
            /**
             * Format: uuid
             * @description `null` for a guest and for the service.
             */
            id: string | null;
            /**
             * @description The name of the key or the person at that time; `null` for a guest and for the service.
             * @example Deniz
             */
            name: string | null;
        };
        /**
         * FullestMoment
         * @description Why a new reservation waits for an answer, at a venue that confirms by itself: there would be more guests than `limit`. `null` for anything else.
         * @example {
         *       "at": "2026-03-04T17:00:00.000Z",
         *       "time": "20:00",
         *       "guests": 35,
         *       "seats": 38,
         *       "limit": 38
         *     }
         */
        FullestMoment: {
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            /** @description The time on the venue’s clock. */
            time: string;
            /** @description The guests of this reservation and all that were accepted. */
            guests: number;
            /** @description The seats of the venue. */
            seats: number;
            /** @description Up to so many guests the venue confirms a booking by itself: `seatSharePercent` of the seats. */
            limit: number;
        };
        /**
         * ListedReservation
         * @example {
         *       "id": "0195f0d2-6e10-7b55-9f20-4c81a7d3e601",
         *       "venueId": "01900000-0000-7000-8000-000000000001",
         *       "revision": 1,
         *       "status": "Pending",
         *       "startsAt": "2026-03-04T17:00:00.000Z",
         *       "time": "20:00",
         *       "date": "2026-03-04",
         *       "guests": 4,
         *       "customer": {
         *         "name": "Ayşe Yılmaz",
         *         "phone": "+905321234567"
         *       },
         *       "note": "Pencere kenarı olursa seviniriz",
         *       "originalNote": "Pencere kenarı olursa seviniriz",
         *       "tables": [],
         *       "code": "7K3MQ9XA",
         *       "pageUrl": "https://sofra.example/kose-lokantasi/r/7K3MQ9XA",
         *       "isTakenByApi": true,
         *       "takenBy": {
         *         "kind": "Key",
         *         "id": "0195f0a1-7c00-7d11-8a22-3b6f1c9e4d07",
         *         "name": "Web sitesi"
         *       },
         *       "checkedInAt": null,
         *       "cancelledAt": null,
         *       "cancelledBy": null,
         *       "cancellationReason": null,
         *       "createdAt": "2026-03-02T09:14:27.310Z",
         *       "load": [
         *         {
         *           "startsAt": "2026-03-04T17:00:00.000Z",
         *           "time": "20:00",
         *           "accepted": {
         *             "parties": 9,
         *             "guests": 31
         *           },
         *           "pending": {
         *             "parties": 2,
         *             "guests": 6
         *           }
         *         }
         *       ],
         *       "clashes": [
         *         "TablesTaken"
         *       ],
         *       "fullest": {
         *         "at": "2026-03-04T17:00:00.000Z",
         *         "time": "20:00",
         *         "guests": 35,
         *         "seats": 38,
         *         "limit": 38
         *       }
         *     }
         */
        ListedReservation: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            venueId: string;
            /** @description Rises by one with every change of the reservation. */
            revision: number;
            /**
             * @description The status now; it also changes with time alone.
             * @enum {string}
             */
            status: "Pending" | "Confirmed" | "Declined" | "Cancelled" | "Seated" | "Completed" | "NoShow";
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            startsAt: string;
            /** @description The time on the venue’s clock. */
            time: string;
            /**
             * Format: date
             * @description The date on which its evening begins, also for times after midnight.
             */
            date: string;
            guests: number;
            customer: {
                name: string;
                /** @description In international form; `null` when staff took the reservation without one. */
                phone: string | null;
            };
            /** @description The note of the staff; guests never see it. */
            note: string | null;
            /** @description The note that the reservation was made with; the guest sees it. */
            originalNote: string | null;
            /** @description The tables of the party; its bill is at the first. Empty until staff choose some. */
            tables: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            /** @description The check-in code of the guest. */
            code: string;
            /**
             * Format: uri
             * @description The page of the reservation: give it only to the guest. `null` for a venue without a public page.
             */
            pageUrl: string | null;
            /** @description Whether it came through the public API; `false` when staff took it, or the guest on the page of the venue. */
            isTakenByApi: boolean;
            takenBy: components["schemas"]["ReservationActor"];
            /**
             * Format: date-time
             * @description When the guests were checked in; `null` before.
             * @example 2026-03-01T18:30:00.000Z
             */
            checkedInAt: string | null;
            /**
             * Format: date-time
             * @description `null` unless cancelled.
             * @example 2026-03-01T18:30:00.000Z
             */
            cancelledAt: string | null;
            /**
             * @description `Customer`: the guest. `Venue`: the staff. `System`: the venue did not answer in time. `null` unless cancelled.
             * @enum {string|null}
             */
            cancelledBy: "Customer" | "Venue" | "System" | null;
            /** @description The reason that was given; `null` when there was none. */
            cancellationReason: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            createdAt: string;
            /** @description The half hours of the visit; `null` unless the request waits for an answer. */
            load: components["schemas"]["HalfHourLoad"][] | null;
            /** @description The clashes with accepted reservations. `TablesTaken`: more parties than tables. `SeatsTaken`: more guests than seats, if every table states its seats. `SameTime`: another party in the same half hour, at a venue without tables. `SameGuest`: the same phone number, with visits that overlap. A clash is only a hint: nothing is refused because of it. `null` unless the request waits for an answer. */
            clashes: ("TablesTaken" | "SeatsTaken" | "SameTime" | "SameGuest")[] | null;
            fullest: components["schemas"]["FullestMoment"] | null;
        };
        /**
         * ReservationEvening
         * @example {
         *       "date": "2026-03-04",
         *       "timeZone": "Europe/Istanbul",
         *       "room": {
         *         "tables": 9,
         *         "seats": 38
         *       },
         *       "load": [
         *         {
         *           "startsAt": "2026-03-04T17:00:00.000Z",
         *           "time": "20:00",
         *           "accepted": {
         *             "parties": 9,
         *             "guests": 31
         *           },
         *           "pending": {
         *             "parties": 2,
         *             "guests": 6
         *           }
         *         }
         *       ],
         *       "items": [
         *         {
         *           "id": "0195f0d2-6e10-7b55-9f20-4c81a7d3e601",
         *           "venueId": "01900000-0000-7000-8000-000000000001",
         *           "revision": 1,
         *           "status": "Pending",
         *           "startsAt": "2026-03-04T17:00:00.000Z",
         *           "time": "20:00",
         *           "date": "2026-03-04",
         *           "guests": 4,
         *           "customer": {
         *             "name": "Ayşe Yılmaz",
         *             "phone": "+905321234567"
         *           },
         *           "note": "Pencere kenarı olursa seviniriz",
         *           "originalNote": "Pencere kenarı olursa seviniriz",
         *           "tables": [],
         *           "code": "7K3MQ9XA",
         *           "pageUrl": "https://sofra.example/kose-lokantasi/r/7K3MQ9XA",
         *           "isTakenByApi": true,
         *           "takenBy": {
         *             "kind": "Key",
         *             "id": "0195f0a1-7c00-7d11-8a22-3b6f1c9e4d07",
         *             "name": "Web sitesi"
         *           },
         *           "checkedInAt": null,
         *           "cancelledAt": null,
         *           "cancelledBy": null,
         *           "cancellationReason": null,
         *           "createdAt": "2026-03-02T09:14:27.310Z",
         *           "load": [
         *             {
         *               "startsAt": "2026-03-04T17:00:00.000Z",
         *               "time": "20:00",
         *               "accepted": {
         *                 "parties": 9,
         *                 "guests": 31
         *               },
         *               "pending": {
         *                 "parties": 2,
         *                 "guests": 6
         *               }
         *             }
         *           ],
         *           "clashes": [
         *             "TablesTaken"
         *           ],
         *           "fullest": {
         *             "at": "2026-03-04T17:00:00.000Z",
         *             "time": "20:00",
         *             "guests": 35,
         *             "seats": 38,
         *             "limit": 38
         *           }
         *         }
         *       ]
         *     }
         */
        ReservationEvening: {
            /** Format: date */
            date: string;
            timeZone: string;
            /** @description The tables and seats that the venue has entered. */
            room: {
                tables: number;
                /** @description `null` unless every table states its seats. */
                seats: number | null;
            };
            /** @description Each half hour in which a party of the evening is expected, with all guests expected then. Earliest first. */
            load: components["schemas"]["HalfHourLoad"][];
            /** @description Earliest first. */
            items: components["schemas"]["ListedReservation"][];
        };
        /**
         * VenueReservation
         * @description Its current state; `null` when it was removed.
         * @example {
         *       "id": "0195f0d2-6e10-7b55-9f20-4c81a7d3e601",
         *       "venueId": "01900000-0000-7000-8000-000000000001",
         *       "revision": 1,
         *       "status": "Pending",
         *       "startsAt": "2026-03-04T17:00:00.000Z",
         *       "time": "20:00",
         *       "date": "2026-03-04",
         *       "guests": 4,
         *       "customer": {
         *         "name": "Ayşe Yılmaz",
         *         "phone": "+905321234567"
         *       },
         *       "note": "Pencere kenarı olursa seviniriz",
         *       "originalNote": "Pencere kenarı olursa seviniriz",
         *       "tables": [],
         *       "code": "7K3MQ9XA",
         *       "pageUrl": "https://sofra.example/kose-lokantasi/r/7K3MQ9XA",
         *       "isTakenByApi": true,
         *       "takenBy": {
         *         "kind": "Key",
         *         "id": "0195f0a1-7c00-7d11-8a22-3b6f1c9e4d07",
         *         "name": "Web sitesi"
         *       },
         *       "checkedInAt": null,
         *       "cancelledAt": null,
         *       "cancelledBy": null,
         *       "cancellationReason": null,
         *       "createdAt": "2026-03-02T09:14:27.310Z"
         *     }
         */
        VenueReservation: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            venueId: string;
            /** @description Rises by one with every change of the reservation. */
            revision: number;
            /**
             * @description The status now; it also changes with time alone.
             * @enum {string}
             */
            status: "Pending" | "Confirmed" | "Declined" | "Cancelled" | "Seated" | "Completed" | "NoShow";
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            startsAt: string;
            /** @description The time on the venue’s clock. */
            time: string;
            /**
             * Format: date
             * @description The date on which its evening begins, also for times after midnight.
             */
            date: string;
            guests: number;
            customer: {
                name: string;
                /** @description In international form; `null` when staff took the reservation without one. */
                phone: string | null;
            };
            /** @description The note of the staff; guests never see it. */
            note: string | null;
            /** @description The note that the reservation was made with; the guest sees it. */
            originalNote: string | null;
            /** @description The tables of the party; its bill is at the first. Empty until staff choose some. */
            tables: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            /** @description The check-in code of the guest. */
            code: string;
            /**
             * Format: uri
             * @description The page of the reservation: give it only to the guest. `null` for a venue without a public page.
             */
            pageUrl: string | null;
            /** @description Whether it came through the public API; `false` when staff took it, or the guest on the page of the venue. */
            isTakenByApi: boolean;
            takenBy: components["schemas"]["ReservationActor"];
            /**
             * Format: date-time
             * @description When the guests were checked in; `null` before.
             * @example 2026-03-01T18:30:00.000Z
             */
            checkedInAt: string | null;
            /**
             * Format: date-time
             * @description `null` unless cancelled.
             * @example 2026-03-01T18:30:00.000Z
             */
            cancelledAt: string | null;
            /**
             * @description `Customer`: the guest. `Venue`: the staff. `System`: the venue did not answer in time. `null` unless cancelled.
             * @enum {string|null}
             */
            cancelledBy: "Customer" | "Venue" | "System" | null;
            /** @description The reason that was given; `null` when there was none. */
            cancellationReason: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            createdAt: string;
        };
        /**
         * FoundReservations
         * @example {
         *       "items": [
         *         {
         *           "id": "0195f0d2-6e10-7b55-9f20-4c81a7d3e601",
         *           "venueId": "01900000-0000-7000-8000-000000000001",
         *           "revision": 1,
         *           "status": "Pending",
         *           "startsAt": "2026-03-04T17:00:00.000Z",
         *           "time": "20:00",
         *           "date": "2026-03-04",
         *           "guests": 4,
         *           "customer": {
         *             "name": "Ayşe Yılmaz",
         *             "phone": "+905321234567"
         *           },
         *           "note": "Pencere kenarı olursa seviniriz",
         *           "originalNote": "Pencere kenarı olursa seviniriz",
         *           "tables": [],
         *           "code": "7K3MQ9XA",
         *           "pageUrl": "https://sofra.example/kose-lokantasi/r/7K3MQ9XA",
         *           "isTakenByApi": true,
         *           "takenBy": {
         *             "kind": "Key",
         *             "id": "0195f0a1-7c00-7d11-8a22-3b6f1c9e4d07",
         *             "name": "Web sitesi"
         *           },
         *           "checkedInAt": null,
         *           "cancelledAt": null,
         *           "cancelledBy": null,
         *           "cancellationReason": null,
         *           "createdAt": "2026-03-02T09:14:27.310Z"
         *         }
         *       ]
         *     }
         */
        FoundReservations: {
            items: components["schemas"]["VenueReservation"][];
        };
        /**
         * TableParty
         * @description Who comes next within twelve hours, or is late: until then the table is free. `null` for nobody.
         * @example {
         *       "reservationId": "0195f0d2-6e10-7b55-9f20-4c81a7d3e601",
         *       "name": "Ayşe Yılmaz",
         *       "guests": 4,
         *       "startsAt": "2026-03-04T17:00:00.000Z",
         *       "time": "20:00",
         *       "checkedInAt": null
         *     }
         */
        TableParty: {
            /** Format: uuid */
            reservationId: string;
            name: string;
            guests: number;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            startsAt: string;
            /** @description The time on the venue’s clock. */
            time: string;
            /**
             * Format: date-time
             * @description When the guests were checked in; `null` before.
             * @example 2026-03-01T18:30:00.000Z
             */
            checkedInAt: string | null;
        };
        /**
         * TableStanding
         * @example {
         *       "tableId": "01900000-0000-7000-8000-000000000104",
         *       "state": "Seated",
         *       "billId": null,
         *       "party": {
         *         "reservationId": "0195f0d2-6e10-7b55-9f20-4c81a7d3e601",
         *         "name": "Ayşe Yılmaz",
         *         "guests": 4,
         *         "startsAt": "2026-03-04T17:00:00.000Z",
         *         "time": "20:00",
         *         "checkedInAt": "2026-03-04T17:04:31.120Z"
         *       },
         *       "heldByTableId": null,
         *       "strayBillId": null,
         *       "next": null,
         *       "changesAt": "2026-03-04T21:04:31.120Z"
         *     }
         */
        TableStanding: {
            /** Format: uuid */
            tableId: string;
            /**
             * @description `ReservedSoon`: a party is expected within the hour. `Seated`: guests were checked in and have no open bill. `Ordered`: something is to be made or served. `BillAsked`: the guests asked for their bill.
             * @enum {string}
             */
            state: "Free" | "ReservedSoon" | "Seated" | "Ordered" | "AllServed" | "BillAsked";
            /**
             * Format: uuid
             * @description The open bill of its guests, which may be at the first of their tables; `null` for none.
             */
            billId: string | null;
            party: components["schemas"]["TableParty"] | null;
            /**
             * Format: uuid
             * @description The table at which its guests have their bill; `null` where it is this one.
             */
            heldByTableId: string | null;
            /**
             * Format: uuid
             * @description A bill that was opened here, as by an order from outside, while guests whose bill is at another table have it; `null` for none.
             */
            strayBillId: string | null;
            next: components["schemas"]["TableParty"] | null;
            /**
             * Format: date-time
             * @description When time alone changes this; `null` when it does not.
             * @example 2026-03-01T18:30:00.000Z
             */
            changesAt: string | null;
        };
        /** TableChoices */
        TableChoices: {
            /** @description For each area the free tables that fit the party best: the fewest tables, then the fewest empty seats. The best area first. */
            proposals: {
                /** Format: uuid */
                areaId: string;
                tableIds: string[];
                seats: number;
            }[];
            /** @description The tables that another party has during the visit. */
            conflicts: {
                /** Format: uuid */
                tableId: string;
                party: components["schemas"]["TableParty"];
            }[];
            /** @description What else speaks against the party: the clashes of `ListedReservation`, but for `SameGuest`. Nothing is refused for them. */
            clashes: ("TablesTaken" | "SeatsTaken" | "SameTime" | "SameGuest")[];
            /** @description The tables at which other guests sit now, where the visit begins within the hour. */
            openBillAt: string[];
        };
        /**
         * StaffReservation
         * @example {
         *       "startsAt": "2026-03-04T17:00:00.000Z",
         *       "guests": 4,
         *       "customer": {
         *         "name": "Ayşe Yılmaz",
         *         "phone": "0532 123 45 67"
         *       },
         *       "note": "Bebek sandalyesi"
         *     }
         */
        StaffReservation: {
            /**
             * Format: date-time
             * @description Any time at which the reservation is not already over.
             * @example 2026-03-01T18:30:00.000Z
             */
            startsAt: string;
            guests: number;
            customer: {
                name: string;
                /** @description In international or local form. */
                phone?: string | null;
            };
            /** @description A note for the staff; the guest sees it too. */
            note?: string | null;
            /** @description The tables of the party, the one for its bill first. An empty list takes its tables away. Tables that another party has during the visit are refused. */
            tableIds?: string[];
            /** @description Whether the guests are there already: they are checked in at once. */
            isHere?: boolean;
        };
        /**
         * ReservationWithClashes
         * @example {
         *       "id": "0195f0d2-6e10-7b55-9f20-4c81a7d3e601",
         *       "venueId": "01900000-0000-7000-8000-000000000001",
         *       "revision": 2,
         *       "status": "Confirmed",
         *       "startsAt": "2026-03-04T17:00:00.000Z",
         *       "time": "20:00",
         *       "date": "2026-03-04",
         *       "guests": 4,
         *       "customer": {
         *         "name": "Ayşe Yılmaz",
         *         "phone": "+905321234567"
         *       },
         *       "note": "Pencere kenarı olursa seviniriz",
         *       "originalNote": "Pencere kenarı olursa seviniriz",
         *       "tables": [],
         *       "code": "7K3MQ9XA",
         *       "pageUrl": "https://sofra.example/kose-lokantasi/r/7K3MQ9XA",
         *       "isTakenByApi": true,
         *       "takenBy": {
         *         "kind": "Key",
         *         "id": "0195f0a1-7c00-7d11-8a22-3b6f1c9e4d07",
         *         "name": "Web sitesi"
         *       },
         *       "checkedInAt": null,
         *       "cancelledAt": null,
         *       "cancelledBy": null,
         *       "cancellationReason": null,
         *       "createdAt": "2026-03-02T09:14:27.310Z",
         *       "clashes": [
         *         "TablesTaken"
         *       ]
         *     }
         */
        ReservationWithClashes: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            venueId: string;
            /** @description Rises by one with every change of the reservation. */
            revision: number;
            /**
             * @description The status now; it also changes with time alone.
             * @enum {string}
             */
            status: "Pending" | "Confirmed" | "Declined" | "Cancelled" | "Seated" | "Completed" | "NoShow";
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            startsAt: string;
            /** @description The time on the venue’s clock. */
            time: string;
            /**
             * Format: date
             * @description The date on which its evening begins, also for times after midnight.
             */
            date: string;
            guests: number;
            customer: {
                name: string;
                /** @description In international form; `null` when staff took the reservation without one. */
                phone: string | null;
            };
            /** @description The note of the staff; guests never see it. */
            note: string | null;
            /** @description The note that the reservation was made with; the guest sees it. */
            originalNote: string | null;
            /** @description The tables of the party; its bill is at the first. Empty until staff choose some. */
            tables: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            /** @description The check-in code of the guest. */
            code: string;
            /**
             * Format: uri
             * @description The page of the reservation: give it only to the guest. `null` for a venue without a public page.
             */
            pageUrl: string | null;
            /** @description Whether it came through the public API; `false` when staff took it, or the guest on the page of the venue. */
            isTakenByApi: boolean;
            takenBy: components["schemas"]["ReservationActor"];
            /**
             * Format: date-time
             * @description When the guests were checked in; `null` before.
             * @example 2026-03-01T18:30:00.000Z
             */
            checkedInAt: string | null;
            /**
             * Format: date-time
             * @description `null` unless cancelled.
             * @example 2026-03-01T18:30:00.000Z
             */
            cancelledAt: string | null;
            /**
             * @description `Customer`: the guest. `Venue`: the staff. `System`: the venue did not answer in time. `null` unless cancelled.
             * @enum {string|null}
             */
            cancelledBy: "Customer" | "Venue" | "System" | null;
            /** @description The reason that was given; `null` when there was none. */
            cancellationReason: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            createdAt: string;
            /** @description The clashes with accepted reservations. `TablesTaken`: more parties than tables. `SeatsTaken`: more guests than seats, if every table states its seats. `SameTime`: another party in the same half hour, at a venue without tables. `SameGuest`: the same phone number, with visits that overlap. A clash is only a hint: nothing is refused because of it. */
            clashes: ("TablesTaken" | "SeatsTaken" | "SameTime" | "SameGuest")[];
        };
        /** ReservationHistoryEntry */
        ReservationHistoryEntry: {
            /**
             * @description `Taken`, `Accepted`, `Declined`, `Cancelled`, `CheckedIn`, `NotShown`, `Ended`, `Changed`; more may be added.
             * @example Changed
             */
            action: string;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            by: components["schemas"]["ReservationActor"];
            /**
             * @description The details of the action, depending on its kind: `startsAt`, `guests` and `status` of a new reservation, with the `fullest` moment of its visit if it waits because it goes beyond `seatSharePercent`; `from`, `to` and `isNoteChanged` of a change, with `from` and `to` of its `tables` where those changed; the `reason` of declining or cancelling.
             * @example {
             *       "from": {
             *         "startsAt": "2026-03-04T17:00:00.000Z",
             *         "guests": 4
             *       },
             *       "to": {
             *         "startsAt": "2026-03-04T17:30:00.000Z",
             *         "guests": 5
             *       },
             *       "isNoteChanged": false
             *     }
             */
            detail: {
                [key: string]: unknown;
            };
        };
        /**
         * ReservationWithHistory
         * @example {
         *       "id": "0195f0d2-6e10-7b55-9f20-4c81a7d3e601",
         *       "venueId": "01900000-0000-7000-8000-000000000001",
         *       "revision": 1,
         *       "status": "Pending",
         *       "startsAt": "2026-03-04T17:00:00.000Z",
         *       "time": "20:00",
         *       "date": "2026-03-04",
         *       "guests": 4,
         *       "customer": {
         *         "name": "Ayşe Yılmaz",
         *         "phone": "+905321234567"
         *       },
         *       "note": "Pencere kenarı olursa seviniriz",
         *       "originalNote": "Pencere kenarı olursa seviniriz",
         *       "tables": [],
         *       "code": "7K3MQ9XA",
         *       "pageUrl": "https://sofra.example/kose-lokantasi/r/7K3MQ9XA",
         *       "isTakenByApi": true,
         *       "takenBy": {
         *         "kind": "Key",
         *         "id": "0195f0a1-7c00-7d11-8a22-3b6f1c9e4d07",
         *         "name": "Web sitesi"
         *       },
         *       "checkedInAt": null,
         *       "cancelledAt": null,
         *       "cancelledBy": null,
         *       "cancellationReason": null,
         *       "createdAt": "2026-03-02T09:14:27.310Z",
         *       "history": [
         *         {
         *           "action": "Taken",
         *           "at": "2026-03-02T09:14:27.310Z",
         *           "by": {
         *             "kind": "Key",
         *             "id": "0195f0a1-7c00-7d11-8a22-3b6f1c9e4d07",
         *             "name": "Web sitesi"
         *           },
         *           "detail": {
         *             "startsAt": "2026-03-04T17:00:00.000Z",
         *             "guests": 4,
         *             "status": "Pending"
         *           }
         *         }
         *       ]
         *     }
         */
        ReservationWithHistory: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            venueId: string;
            /** @description Rises by one with every change of the reservation. */
            revision: number;
            /**
             * @description The status now; it also changes with time alone.
             * @enum {string}
             */
            status: "Pending" | "Confirmed" | "Declined" | "Cancelled" | "Seated" | "Completed" | "NoShow";
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            startsAt: string;
            /** @description The time on the venue’s clock. */
            time: string;
            /**
             * Format: date
             * @description The date on which its evening begins, also for times after midnight.
             */
            date: string;
            guests: number;
            customer: {
                name: string;
                /** @description In international form; `null` when staff took the reservation without one. */
                phone: string | null;
            };
            /** @description The note of the staff; guests never see it. */
            note: string | null;
            /** @description The note that the reservation was made with; the guest sees it. */
            originalNote: string | null;
            /** @description The tables of the party; its bill is at the first. Empty until staff choose some. */
            tables: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            /** @description The check-in code of the guest. */
            code: string;
            /**
             * Format: uri
             * @description The page of the reservation: give it only to the guest. `null` for a venue without a public page.
             */
            pageUrl: string | null;
            /** @description Whether it came through the public API; `false` when staff took it, or the guest on the page of the venue. */
            isTakenByApi: boolean;
            takenBy: components["schemas"]["ReservationActor"];
            /**
             * Format: date-time
             * @description When the guests were checked in; `null` before.
             * @example 2026-03-01T18:30:00.000Z
             */
            checkedInAt: string | null;
            /**
             * Format: date-time
             * @description `null` unless cancelled.
             * @example 2026-03-01T18:30:00.000Z
             */
            cancelledAt: string | null;
            /**
             * @description `Customer`: the guest. `Venue`: the staff. `System`: the venue did not answer in time. `null` unless cancelled.
             * @enum {string|null}
             */
            cancelledBy: "Customer" | "Venue" | "System" | null;
            /** @description The reason that was given; `null` when there was none. */
            cancellationReason: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            createdAt: string;
            /** @description The history of the reservation, oldest first. */
            history: components["schemas"]["ReservationHistoryEntry"][];
        };
        /**
         * ReservationChange
         * @example {
         *       "startsAt": "2026-03-04T17:30:00.000Z",
         *       "guests": 5
         *     }
         */
        ReservationChange: {
            /**
             * Format: date-time
             * @description Any time at which the reservation is not already over.
             * @example 2026-03-01T18:30:00.000Z
             */
            startsAt?: string;
            guests?: number;
            /** @description The note of the staff; `null` removes it. The note that the guest sees does not change. */
            note?: string | null;
            /** @description The tables of the party, the one for its bill first. An empty list takes its tables away. Tables that another party has during the visit are refused. */
            tableIds?: string[];
        };
        /** ReadyEvent */
        ReadyEvent: {
            /** @example 1041 */
            change: number;
        };
        /** ReloadEvent */
        ReloadEvent: {
            /** @example 1041 */
            change: number;
        };
        /**
         * ReplacedEvent
         * @description The last event: the session opened other streams instead of this one.
         */
        ReplacedEvent: Record<string, never>;
        /** BillEvent */
        BillEvent: {
            /**
             * @description Counted within the venue, without gaps.
             * @example 1042
             */
            change: number;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            /**
             * @description The notice for the staff, with a sound and a badge; `null` for none.
             * @enum {string|null}
             */
            notice: "NewOrder" | "NewRound" | "NewReservation" | "ReservationCancelled" | "PrinterTrouble" | null;
            /**
             * @description The action.
             * @example LineMoved
             */
            action: string;
            /** @description Who made the change; `null` for the service itself. */
            by: {
                /** @enum {string} */
                kind: "Key" | "Account" | "Operator";
                /** Format: uuid */
                id: string;
                /** @example Deniz */
                name: string;
            } | null;
            /**
             * Format: uuid
             * @description The bill of another round with the same basket, table and phone within the 5 minutes before: the round was likely ordered twice by mistake. Without a phone a basket of one line says nothing. `null` for none.
             */
            likelyDuplicateOf: string | null;
            bill: components["schemas"]["Bill"] | null;
            /** @description How its tables stand now, with all others of the same guests; those that it had before, too. */
            tables: components["schemas"]["TableStanding"][];
        };
        /** TicketLine */
        TicketLine: {
            /** Format: uuid */
            lineId: string;
            /** @example Adana Kebap */
            productName: string;
            /** @example 1,5 Porsiyon */
            portionName: string;
            /** @example 2 */
            quantity: number;
            /** @description On a `Change`: the quantity before; `quantity` 0 means that the line was struck. */
            quantityBefore: number | null;
            extras: {
                /** Format: uuid */
                id: string;
                /** @example Soğan */
                name: string;
            }[];
            removedIngredients: {
                /** Format: uuid */
                id: string;
                /** @example Soğan */
                name: string;
            }[];
            /** @example Az acılı */
            note: string | null;
        };
        /** Ticket */
        Ticket: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            billId: string;
            /** @example 42 */
            billNumber: number;
            /** Format: uuid */
            roundId: string;
            /**
             * @description `Round`: lines to make. `Change`: lines of earlier tickets that have changed.
             * @enum {string}
             */
            kind: "Round" | "Change";
            /** @enum {string} */
            type: "DineIn" | "Takeaway" | "Delivery";
            /** @example Bahçe 1 */
            tableName: string | null;
            /**
             * @description The table that the order moved from.
             * @example Salon 2
             */
            movedFrom: string | null;
            /** @example Ayşe Yılmaz */
            customerName: string | null;
            /**
             * @description The key or the account.
             * @example Web sitesi
             */
            placedBy: string;
            /** @example Doğum günü pastası getireceğiz */
            note: string | null;
            /** @description Its line was struck before and is to be made after all. */
            isAgain: boolean;
            lines: components["schemas"]["TicketLine"][];
            /**
             * Format: uuid
             * @description `null`: it is on the kitchen board only.
             */
            printerId: string | null;
            /**
             * @description `Waiting`: in the queue of its printer. `Held`: it waited over two hours; print it if it is still wanted.
             * @enum {string}
             */
            state: "BoardOnly" | "Waiting" | "Printing" | "Printed" | "Held";
            /**
             * Format: date-time
             * @description When its lines were ordered or changed.
             * @example 2026-03-01T18:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last printed; `null` when it was not.
             * @example 2026-03-01T18:30:00.000Z
             */
            printedAt: string | null;
            /**
             * @description The known number of prints.
             * @example 1
             */
            prints: number;
            /** @description An attempt ended without a clear result; the next print says so on the paper. */
            mayBePrinted: boolean;
        };
        /** TicketEvent */
        TicketEvent: {
            /**
             * @description Counted within the venue, without gaps.
             * @example 1042
             */
            change: number;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            /**
             * @description The notice for the staff, with a sound and a badge; `null` for none.
             * @enum {string|null}
             */
            notice: "NewOrder" | "NewRound" | "NewReservation" | "ReservationCancelled" | "PrinterTrouble" | null;
            /**
             * @description The action.
             * @example LineMoved
             */
            action: string;
            ticket: components["schemas"]["Ticket"] | null;
        };
        /** Printer */
        Printer: {
            /** Format: uuid */
            id: string;
            /**
             * @description Differs after every change of the record. Send it as `If-Match` to change only this state.
             * @example kX2pQ9vL0aZr3TfB
             */
            revision: string;
            /**
             * @description The name, which identifies the printer within the venue.
             * @example Mutfak
             */
            name: string;
            /**
             * @description The IPv4 or IPv6 address, or the name on the network.
             * @example 192.168.1.50
             */
            host: string;
            /**
             * @description The TCP port for raw printing.
             * @example 9100
             */
            port: number;
            /**
             * @description The code page of the printer. Letters that it does not have are printed as pictures.
             * @enum {string}
             */
            codePage: "PC857" | "PC437" | "PC850" | "PC852" | "PC858" | "PC866" | "WPC1251" | "WPC1252" | "WPC1254";
            /** @description The number of the code page on this printer, if its manual gives another than the usual one. */
            codePageNumber: number | null;
            /**
             * @description Characters in a row: 48 or 42 on paper 80 mm wide, 32 on 58 mm.
             * @enum {integer}
             */
            columns: 48 | 42 | 32;
            /** @description The categories whose products it prints; `null` for all. */
            categories: string[] | null;
            /** @description Whether it prints. */
            isEnabled: boolean;
            /**
             * @description What it prints. `Kitchen`: tickets. `Bills`: bills and receipts, and no tickets. `Both`: all of these; bills only where no printer is for `Bills` alone.
             * @enum {string}
             */
            purpose: "Kitchen" | "Bills" | "Both";
            /**
             * @description The pin that opens its cash drawer, usually `Pin2`; `null` without a drawer. A test page opens the drawer, too.
             * @enum {string|null}
             */
            drawerPin: "Pin2" | "Pin5" | null;
            /** @description Whether it also prints at a practice venue, which prints nowhere else. Means nothing at any other venue. */
            isForPractice: boolean;
            /**
             * @description `Unused`: it has printed nothing yet. `Failing`: it does not print; the service retries waiting tickets.
             * @enum {string}
             */
            state: "Unused" | "Working" | "Failing" | "Off";
            /**
             * Format: date-time
             * @description `null` while it works.
             * @example 2026-03-01T18:30:00.000Z
             */
            failingSince: string | null;
            /**
             * @description The current problem; `null` while it works.
             * @enum {string|null}
             */
            trouble: "NotAllowed" | "Busy" | "Unreachable" | "NotAnswering" | "BrokenOff" | "NoPaper" | "CoverOpen" | "Offline" | "Fault" | null;
            /**
             * Format: date-time
             * @description `null` when nothing was printed on it yet.
             * @example 2026-03-01T18:30:00.000Z
             */
            lastPrintedAt: string | null;
            /** @description Whether it reports missing paper and printed tickets; `null` until it has printed once. */
            reportsStatus: boolean | null;
        };
        /** PrinterEvent */
        PrinterEvent: {
            /**
             * @description Counted within the venue, without gaps.
             * @example 1042
             */
            change: number;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            /**
             * @description The notice for the staff, with a sound and a badge; `null` for none.
             * @enum {string|null}
             */
            notice: "NewOrder" | "NewRound" | "NewReservation" | "ReservationCancelled" | "PrinterTrouble" | null;
            /**
             * @description The action.
             * @example LineMoved
             */
            action: string;
            printer: components["schemas"]["Printer"] | null;
        };
        /** ReservationEvent */
        ReservationEvent: {
            /**
             * @description Counted within the venue, without gaps.
             * @example 1042
             */
            change: number;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            /**
             * @description The notice for the staff, with a sound and a badge; `null` for none.
             * @enum {string|null}
             */
            notice: "NewOrder" | "NewRound" | "NewReservation" | "ReservationCancelled" | "PrinterTrouble" | null;
            /**
             * @description The action.
             * @example LineMoved
             */
            action: string;
            by: components["schemas"]["ReservationActor"];
            /**
             * @description The reason of declining or cancelling; `null` when none was given.
             * @example Planımız değişti
             */
            reason: string | null;
            reservation: components["schemas"]["VenueReservation"] | null;
            /** @description How its tables stand now, with all others of the same guests; those that it had before, too. */
            tables: components["schemas"]["TableStanding"][];
        };
        /** VenueEvent */
        VenueEvent: {
            /**
             * @description Counted within the venue, without gaps.
             * @example 1042
             */
            change: number;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            /**
             * @description The notice for the staff, with a sound and a badge; `null` for none.
             * @enum {string|null}
             */
            notice: "NewOrder" | "NewRound" | "NewReservation" | "ReservationCancelled" | "PrinterTrouble" | null;
            /**
             * @description The part of the venue to read again.
             * @enum {string}
             */
            part: "Settings" | "Tables" | "Menu" | "Stock" | "Campaigns" | "Printers" | "Keys" | "Accounts" | "Rush" | "Standing";
        };
        /**
         * LiveEvents
         * @description The `data` of each kind of event.
         */
        LiveEvents: {
            ready: components["schemas"]["ReadyEvent"];
            reload: components["schemas"]["ReloadEvent"];
            replaced: components["schemas"]["ReplacedEvent"];
            bill: components["schemas"]["BillEvent"];
            ticket: components["schemas"]["TicketEvent"];
            printer: components["schemas"]["PrinterEvent"];
            reservation: components["schemas"]["ReservationEvent"];
            venue: components["schemas"]["VenueEvent"];
        };
        /** Change */
        Change: {
            /** @enum {string} */
            kind: "Bill" | "Ticket" | "Printer" | "Reservation" | "Venue";
            /**
             * Format: uuid
             * @description The bill, ticket, printer or reservation; the venue itself for the others.
             */
            subjectId: string;
            /**
             * @description What was done; the part of a venue that changed.
             * @example PaymentRecorded
             */
            action: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
        };
        /** Changes */
        Changes: {
            /** @description At most 200. */
            changes: components["schemas"]["Change"][];
            /**
             * @description Where to go on: the position of the last of these changes.
             * @example 1042
             */
            cursor: string;
            /** @description Whether there are later changes already. */
            hasMore: boolean;
        };
        /** Notice */
        Notice: {
            /**
             * @description The number of its change.
             * @example 1042
             */
            change: number;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            /**
             * @description The kind of notice, which decides the text and the chime.
             * @enum {string}
             */
            notice: "NewOrder" | "NewRound" | "NewReservation" | "ReservationCancelled" | "PrinterTrouble";
            /**
             * @description The type of the object with the id `subjectId`.
             * @enum {string}
             */
            subject: "Bill" | "Ticket" | "Printer" | "Reservation" | "Venue";
            /** Format: uuid */
            subjectId: string;
            /**
             * Format: uuid
             * @description The round that it is about; `null` for anything else.
             */
            roundId: string | null;
            /**
             * Format: uuid
             * @description The bill of another round with the same basket, table and phone within the 5 minutes before: the round was likely ordered twice by mistake. Without a phone a basket of one line says nothing. `null` for none.
             */
            likelyDuplicateOf: string | null;
            /**
             * Format: uuid
             * @description That other round, on the bill `likelyDuplicateOf`; `null` for none.
             */
            likelyDuplicateRoundId: string | null;
            fullest: components["schemas"]["FullestMoment"] | null;
            /** @description Whether this account has seen it. */
            isSeen: boolean;
        };
        /** Notices */
        Notices: {
            /**
             * @description The number for the badge.
             * @example 3
             */
            unseen: number;
            /** @description The last change that this account has seen. */
            seenChange: number;
            /** @description The notices of the last day, newest first. */
            notices: components["schemas"]["Notice"][];
        };
        /**
         * NewPrinter
         * @example {
         *       "name": "Bar",
         *       "host": "192.168.1.51",
         *       "categories": null
         *     }
         */
        NewPrinter: {
            /** @description The name, which identifies the printer within the venue. */
            name: string;
            /**
             * @description The IPv4 or IPv6 address, or the name on the network.
             * @example 192.168.1.50
             */
            host: string;
            /**
             * @description The TCP port for raw printing.
             * @default 9100
             */
            port?: number;
            /**
             * @description The code page of the printer. Letters that it does not have are printed as pictures.
             * @default PC857
             * @enum {string}
             */
            codePage?: "PC857" | "PC437" | "PC850" | "PC852" | "PC858" | "PC866" | "WPC1251" | "WPC1252" | "WPC1254";
            /** @description The number of the code page on this printer, if its manual gives another than the usual one. */
            codePageNumber?: number | null;
            /**
             * @description Characters in a row: 48 or 42 on paper 80 mm wide, 32 on 58 mm.
             * @default 48
             * @enum {integer}
             */
            columns?: 48 | 42 | 32;
            /** @description The categories whose products it prints; all when left out. Products without a printer are printed by the first one. */
            categories?: string[] | null;
            /**
             * @description Whether it prints.
             * @default true
             */
            isEnabled?: boolean;
            /**
             * @description What it prints. `Kitchen`: tickets. `Bills`: bills and receipts, and no tickets. `Both`: all of these; bills only where no printer is for `Bills` alone.
             * @default Kitchen
             * @enum {string}
             */
            purpose?: "Kitchen" | "Bills" | "Both";
            /**
             * @description The pin that opens its cash drawer, usually `Pin2`; `null` without a drawer. A test page opens the drawer, too.
             * @enum {string|null}
             */
            drawerPin?: "Pin2" | "Pin5" | null;
            /**
             * @description Whether it also prints at a practice venue, which prints nowhere else. Means nothing at any other venue.
             * @default false
             */
            isForPractice?: boolean;
        };
        /**
         * PrinterOrder
         * @example {
         *       "ids": [
         *         "01900000-0000-7000-8000-000000000801"
         *       ]
         *     }
         */
        PrinterOrder: {
            /** @description Each printer of the venue, once. */
            ids: string[];
        };
        /**
         * PrinterChange
         * @example {
         *       "host": "192.168.1.52",
         *       "isEnabled": true
         *     }
         */
        PrinterChange: {
            /** @description The name, which identifies the printer within the venue. */
            name?: string;
            /**
             * @description The IPv4 or IPv6 address, or the name on the network.
             * @example 192.168.1.50
             */
            host?: string;
            /**
             * @description The TCP port for raw printing.
             * @default 9100
             */
            port?: number;
            /**
             * @description The code page of the printer. Letters that it does not have are printed as pictures.
             * @default PC857
             * @enum {string}
             */
            codePage?: "PC857" | "PC437" | "PC850" | "PC852" | "PC858" | "PC866" | "WPC1251" | "WPC1252" | "WPC1254";
            /** @description The number of the code page on this printer, if its manual gives another than the usual one. */
            codePageNumber?: number | null;
            /**
             * @description Characters in a row: 48 or 42 on paper 80 mm wide, 32 on 58 mm.
             * @default 48
             * @enum {integer}
             */
            columns?: 48 | 42 | 32;
            /** @description The categories whose products it prints; all when left out. Products without a printer are printed by the first one. */
            categories?: string[] | null;
            /**
             * @description Whether it prints.
             * @default true
             */
            isEnabled?: boolean;
            /**
             * @description What it prints. `Kitchen`: tickets. `Bills`: bills and receipts, and no tickets. `Both`: all of these; bills only where no printer is for `Bills` alone.
             * @default Kitchen
             * @enum {string}
             */
            purpose?: "Kitchen" | "Bills" | "Both";
            /**
             * @description The pin that opens its cash drawer, usually `Pin2`; `null` without a drawer. A test page opens the drawer, too.
             * @enum {string|null}
             */
            drawerPin?: "Pin2" | "Pin5" | null;
            /**
             * @description Whether it also prints at a practice venue, which prints nowhere else. Means nothing at any other venue.
             * @default false
             */
            isForPractice?: boolean;
        };
        /** PrinterTest */
        PrinterTest: {
            isPrinted: boolean;
            /**
             * @description The problem; `null` when the page was printed. `Busy`: the printer was printing tickets all the time.
             * @enum {string|null}
             */
            trouble: "NotAllowed" | "Busy" | "Unreachable" | "NotAnswering" | "BrokenOff" | "NoPaper" | "CoverOpen" | "Offline" | "Fault" | null;
            /** @description Whether the printer reports its state; `null` when the page was not printed. */
            reportsStatus: boolean | null;
        };
        /** Covered */
        Covered: {
            /** Format: uuid */
            product: string;
            /**
             * Format: uuid
             * @description `null` for every portion.
             */
            portion: string | null;
        };
        /**
         * PortionReduction
         * @description Exactly one of the properties.
         */
        PortionReduction: {
            /**
             * @description The percentage off.
             * @example 12.5
             */
            percent?: number;
            /**
             * @description The amount off, in lira.
             * @example 120.5
             */
            amount?: number;
            /**
             * @description The new price.
             * @example 120.5
             */
            fixedPrice?: number;
        };
        /** PortionDiscount */
        PortionDiscount: {
            /** @constant */
            kind: "PortionDiscount";
            /** Format: uuid */
            id: string;
            /**
             * @description Differs after every change of the record. Send it as `If-Match` to change only this state.
             * @example kX2pQ9vL0aZr3TfB
             */
            revision: string;
            /** @example Öğle indirimi */
            name: string;
            /** @example %20 indirim */
            badgeText: string | null;
            /**
             * Format: date-time
             * @description When the campaign begins; `null` for no begin.
             * @example 2026-03-01T18:30:00.000Z
             */
            validFrom: string | null;
            /**
             * Format: date-time
             * @description When it ends; `null` for no end.
             * @example 2026-03-01T18:30:00.000Z
             */
            validUntil: string | null;
            /** @description The days on which it runs; `null` for every day. */
            weekdays: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[] | null;
            /** @description When its daily window begins; `null` for the whole day. */
            dailyFrom: string | null;
            /** @description When its daily window ends; if before `dailyFrom`, the next morning. */
            dailyUntil: string | null;
            /** @description The types of order that it applies to; `null` for every type. */
            orderTypes: ("DineIn" | "Takeaway" | "Delivery")[] | null;
            /** @description The texts in the other languages of the venue, by language code. */
            translations: {
                [key: string]: {
                    /** @example Lunch offer */
                    name?: string;
                    /** @example 20% off */
                    badgeText?: string;
                };
            };
            /**
             * @description `Running`: it applies now. `Waiting`: it will run later. `Over`: it will never run again.
             * @enum {string}
             */
            state: "Running" | "Waiting" | "Over";
            /**
             * @description While it is `Waiting`, the first of these that has not come: its `validFrom`, a day of its `weekdays`, its daily window.
             * @enum {string|null}
             */
            waitsFor: "ValidFrom" | "Weekday" | "DailyWindow" | null;
            /**
             * Format: date-time
             * @description When it runs next, while it is `Waiting`; `null` otherwise.
             * @example 2026-03-01T18:30:00.000Z
             */
            startsAt: string | null;
            /**
             * Format: date-time
             * @description When it stops, while it is `Running`; `null` for no end.
             * @example 2026-03-01T18:30:00.000Z
             */
            endsAt: string | null;
            /** @description The products that it covers; those no longer on the menu are left out. */
            covers: components["schemas"]["Covered"][];
            reduction: components["schemas"]["PortionReduction"];
        };
        /** BuyXPayY */
        BuyXPayY: {
            /** @constant */
            kind: "BuyXPayY";
            /** Format: uuid */
            id: string;
            /**
             * @description Differs after every change of the record. Send it as `If-Match` to change only this state.
             * @example kX2pQ9vL0aZr3TfB
             */
            revision: string;
            /** @example Öğle indirimi */
            name: string;
            /** @example %20 indirim */
            badgeText: string | null;
            /**
             * Format: date-time
             * @description When the campaign begins; `null` for no begin.
             * @example 2026-03-01T18:30:00.000Z
             */
            validFrom: string | null;
            /**
             * Format: date-time
             * @description When it ends; `null` for no end.
             * @example 2026-03-01T18:30:00.000Z
             */
            validUntil: string | null;
            /** @description The days on which it runs; `null` for every day. */
            weekdays: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[] | null;
            /** @description When its daily window begins; `null` for the whole day. */
            dailyFrom: string | null;
            /** @description When its daily window ends; if before `dailyFrom`, the next morning. */
            dailyUntil: string | null;
            /** @description The types of order that it applies to; `null` for every type. */
            orderTypes: ("DineIn" | "Takeaway" | "Delivery")[] | null;
            /** @description The texts in the other languages of the venue, by language code. */
            translations: {
                [key: string]: {
                    /** @example Lunch offer */
                    name?: string;
                    /** @example 20% off */
                    badgeText?: string;
                };
            };
            /**
             * @description `Running`: it applies now. `Waiting`: it will run later. `Over`: it will never run again.
             * @enum {string}
             */
            state: "Running" | "Waiting" | "Over";
            /**
             * @description While it is `Waiting`, the first of these that has not come: its `validFrom`, a day of its `weekdays`, its daily window.
             * @enum {string|null}
             */
            waitsFor: "ValidFrom" | "Weekday" | "DailyWindow" | null;
            /**
             * Format: date-time
             * @description When it runs next, while it is `Waiting`; `null` otherwise.
             * @example 2026-03-01T18:30:00.000Z
             */
            startsAt: string | null;
            /**
             * Format: date-time
             * @description When it stops, while it is `Running`; `null` for no end.
             * @example 2026-03-01T18:30:00.000Z
             */
            endsAt: string | null;
            /** @description The products that it covers; those no longer on the menu are left out. */
            covers: components["schemas"]["Covered"][];
            /** @description The number of units in a group. */
            buy: number;
            /** @description The number of units of a group that are paid; the cheapest others are free. */
            pay: number;
        };
        /** SetMenuPart */
        SetMenuPart: {
            /** @example Ana yemek */
            name: string;
            /** @description The products that it covers; those no longer on the menu are left out. */
            covers: components["schemas"]["Covered"][];
        };
        /** SetMenu */
        SetMenu: {
            /** @constant */
            kind: "SetMenu";
            /** Format: uuid */
            id: string;
            /**
             * @description Differs after every change of the record. Send it as `If-Match` to change only this state.
             * @example kX2pQ9vL0aZr3TfB
             */
            revision: string;
            /** @example Öğle indirimi */
            name: string;
            /** @example %20 indirim */
            badgeText: string | null;
            /**
             * Format: date-time
             * @description When the campaign begins; `null` for no begin.
             * @example 2026-03-01T18:30:00.000Z
             */
            validFrom: string | null;
            /**
             * Format: date-time
             * @description When it ends; `null` for no end.
             * @example 2026-03-01T18:30:00.000Z
             */
            validUntil: string | null;
            /** @description The days on which it runs; `null` for every day. */
            weekdays: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[] | null;
            /** @description When its daily window begins; `null` for the whole day. */
            dailyFrom: string | null;
            /** @description When its daily window ends; if before `dailyFrom`, the next morning. */
            dailyUntil: string | null;
            /** @description The types of order that it applies to; `null` for every type. */
            orderTypes: ("DineIn" | "Takeaway" | "Delivery")[] | null;
            /** @description The texts in the other languages of the venue, by language code. */
            translations: {
                [key: string]: {
                    /** @example Lunch offer */
                    name?: string;
                    /** @example 20% off */
                    badgeText?: string;
                };
            };
            /**
             * @description `Running`: it applies now. `Waiting`: it will run later. `Over`: it will never run again.
             * @enum {string}
             */
            state: "Running" | "Waiting" | "Over";
            /**
             * @description While it is `Waiting`, the first of these that has not come: its `validFrom`, a day of its `weekdays`, its daily window.
             * @enum {string|null}
             */
            waitsFor: "ValidFrom" | "Weekday" | "DailyWindow" | null;
            /**
             * Format: date-time
             * @description When it runs next, while it is `Waiting`; `null` otherwise.
             * @example 2026-03-01T18:30:00.000Z
             */
            startsAt: string | null;
            /**
             * Format: date-time
             * @description When it stops, while it is `Running`; `null` for no end.
             * @example 2026-03-01T18:30:00.000Z
             */
            endsAt: string | null;
            parts: components["schemas"]["SetMenuPart"][];
            /**
             * @description The price of one unit of each part together; extras are charged on top.
             * @example 120.5
             */
            price: number;
        };
        /**
         * BillReduction
         * @description Exactly one of the properties.
         */
        BillReduction: {
            /**
             * @description The percentage off.
             * @example 12.5
             */
            percent?: number;
            /**
             * @description The amount off, in lira.
             * @example 120.5
             */
            amount?: number;
        };
        /** BillDiscount */
        BillDiscount: {
            /** @constant */
            kind: "BillDiscount";
            /** Format: uuid */
            id: string;
            /**
             * @description Differs after every change of the record. Send it as `If-Match` to change only this state.
             * @example kX2pQ9vL0aZr3TfB
             */
            revision: string;
            /** @example Öğle indirimi */
            name: string;
            /** @example %20 indirim */
            badgeText: string | null;
            /**
             * Format: date-time
             * @description When the campaign begins; `null` for no begin.
             * @example 2026-03-01T18:30:00.000Z
             */
            validFrom: string | null;
            /**
             * Format: date-time
             * @description When it ends; `null` for no end.
             * @example 2026-03-01T18:30:00.000Z
             */
            validUntil: string | null;
            /** @description The days on which it runs; `null` for every day. */
            weekdays: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[] | null;
            /** @description When its daily window begins; `null` for the whole day. */
            dailyFrom: string | null;
            /** @description When its daily window ends; if before `dailyFrom`, the next morning. */
            dailyUntil: string | null;
            /** @description The types of order that it applies to; `null` for every type. */
            orderTypes: ("DineIn" | "Takeaway" | "Delivery")[] | null;
            /** @description The texts in the other languages of the venue, by language code. */
            translations: {
                [key: string]: {
                    /** @example Lunch offer */
                    name?: string;
                    /** @example 20% off */
                    badgeText?: string;
                };
            };
            /**
             * @description `Running`: it applies now. `Waiting`: it will run later. `Over`: it will never run again.
             * @enum {string}
             */
            state: "Running" | "Waiting" | "Over";
            /**
             * @description While it is `Waiting`, the first of these that has not come: its `validFrom`, a day of its `weekdays`, its daily window.
             * @enum {string|null}
             */
            waitsFor: "ValidFrom" | "Weekday" | "DailyWindow" | null;
            /**
             * Format: date-time
             * @description When it runs next, while it is `Waiting`; `null` otherwise.
             * @example 2026-03-01T18:30:00.000Z
             */
            startsAt: string | null;
            /**
             * Format: date-time
             * @description When it stops, while it is `Running`; `null` for no end.
             * @example 2026-03-01T18:30:00.000Z
             */
            endsAt: string | null;
            /**
             * @description The least that the goods must cost after the other campaigns.
             * @example 120.5
             */
            minimum: number;
            reduction: components["schemas"]["BillReduction"];
        };
        /**
         * Campaign
         * @description A campaign of one of four kinds, and its state now.
         * @example {
         *       "kind": "PortionDiscount",
         *       "id": "01900000-0000-7000-8000-000000000701",
         *       "revision": "kX2pQ9vL0aZr3TfB",
         *       "name": "Öğle indirimi",
         *       "badgeText": "%20 indirim",
         *       "validFrom": null,
         *       "validUntil": null,
         *       "weekdays": [
         *         "Monday",
         *         "Tuesday",
         *         "Wednesday",
         *         "Thursday",
         *         "Friday"
         *       ],
         *       "dailyFrom": "11:30",
         *       "dailyUntil": "15:00",
         *       "orderTypes": null,
         *       "translations": {
         *         "en": {
         *           "name": "Lunch offer",
         *           "badgeText": "20% off"
         *         }
         *       },
         *       "state": "Waiting",
         *       "waitsFor": "Weekday",
         *       "startsAt": "2026-03-02T08:30:00.000Z",
         *       "endsAt": null,
         *       "covers": [
         *         {
         *           "product": "01900000-0000-7000-8000-000000000301",
         *           "portion": null
         *         }
         *       ],
         *       "reduction": {
         *         "percent": 20
         *       }
         *     }
         */
        Campaign: components["schemas"]["PortionDiscount"] | components["schemas"]["BuyXPayY"] | components["schemas"]["SetMenu"] | components["schemas"]["BillDiscount"];
        /**
         * CoveredDocument
         * @description A product, or one portion of it, of this document.
         */
        CoveredDocument: {
            /** @description The id of a product, or its name when no other product of the venue has that name. */
            product: string;
            /** @description The id or name of one of its portions. Left out: any portion. */
            portion?: string | null;
        };
        /**
         * PortionReductionDocument
         * @description The reduction of the price of a portion: exactly one of the three.
         */
        PortionReductionDocument: {
            /**
             * @description Percent off.
             * @example 12.5
             */
            percent?: number;
            /**
             * @description Lira off.
             * @example 120.5
             */
            amount?: number;
            /**
             * @description The price instead, in lira.
             * @example 120.5
             */
            fixedPrice?: number;
        };
        /**
         * NewPortionDiscount
         * @description So much off a portion, as the menu shows it.
         */
        NewPortionDiscount: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "PortionDiscount";
            /** @description The name, which identifies the campaign within the venue. */
            name: string;
            /** @description A few words for a badge on the menu. */
            badgeText?: string | null;
            /**
             * Format: date-time
             * @description The instant from which it runs; none when left out.
             * @example 2026-03-01T18:30:00+03:00
             */
            validFrom?: string | null;
            /**
             * Format: date-time
             * @description The instant at which it ends; none when left out.
             * @example 2026-03-01T18:30:00+03:00
             */
            validUntil?: string | null;
            /** @description The days on which it runs; every day when left out. A window past midnight belongs to the day it starts on. */
            weekdays?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[] | null;
            /**
             * @description The start of the daily window on the venue’s clock; state `dailyUntil` too.
             * @example 18:30
             */
            dailyFrom?: string | null;
            /**
             * @description The end of the daily window. If earlier than `dailyFrom`: the next morning. If equal to it: the whole day.
             * @example 18:30
             */
            dailyUntil?: string | null;
            /** @description The types of order it is for; all when left out. */
            orderTypes?: ("DineIn" | "Takeaway" | "Delivery")[] | null;
            /** @description The texts in other languages of the venue, by language code. Texts without a translation are shown in the default language. */
            translations?: {
                [key: string]: {
                    /** @description The name in that language. */
                    name?: string | null;
                    /** @description The words of the badge in that language. */
                    badgeText?: string | null;
                };
            };
            /** @description The products and portions that the campaign covers. */
            covers: components["schemas"]["CoveredDocument"][];
            reduction: components["schemas"]["PortionReductionDocument"];
        };
        /**
         * NewBuyXPayY
         * @description Of every `buy` units, the guest pays for the `pay` most expensive ones.
         */
        NewBuyXPayY: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "BuyXPayY";
            /** @description The name, which identifies the campaign within the venue. */
            name: string;
            /** @description A few words for a badge on the menu. */
            badgeText?: string | null;
            /**
             * Format: date-time
             * @description The instant from which it runs; none when left out.
             * @example 2026-03-01T18:30:00+03:00
             */
            validFrom?: string | null;
            /**
             * Format: date-time
             * @description The instant at which it ends; none when left out.
             * @example 2026-03-01T18:30:00+03:00
             */
            validUntil?: string | null;
            /** @description The days on which it runs; every day when left out. A window past midnight belongs to the day it starts on. */
            weekdays?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[] | null;
            /**
             * @description The start of the daily window on the venue’s clock; state `dailyUntil` too.
             * @example 18:30
             */
            dailyFrom?: string | null;
            /**
             * @description The end of the daily window. If earlier than `dailyFrom`: the next morning. If equal to it: the whole day.
             * @example 18:30
             */
            dailyUntil?: string | null;
            /** @description The types of order it is for; all when left out. */
            orderTypes?: ("DineIn" | "Takeaway" | "Delivery")[] | null;
            /** @description The texts in other languages of the venue, by language code. Texts without a translation are shown in the default language. */
            translations?: {
                [key: string]: {
                    /** @description The name in that language. */
                    name?: string | null;
                    /** @description The words of the badge in that language. */
                    badgeText?: string | null;
                };
            };
            /** @description The products and portions that the campaign covers. */
            covers: components["schemas"]["CoveredDocument"][];
            /** @description The number of units in a group. */
            buy: number;
            /** @description The number of units in a group that are paid; less than `buy`. */
            pay: number;
        };
        /**
         * SetMenuPartDocument
         * @description One thing of the set.
         */
        SetMenuPartDocument: {
            /** @description The name of the part, for example the main course. */
            name: string;
            /** @description The products and portions that the campaign covers. */
            covers: components["schemas"]["CoveredDocument"][];
        };
        /**
         * NewSetMenu
         * @description One of each part, together for one price.
         */
        NewSetMenu: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "SetMenu";
            /** @description The name, which identifies the campaign within the venue. */
            name: string;
            /** @description A few words for a badge on the menu. */
            badgeText?: string | null;
            /**
             * Format: date-time
             * @description The instant from which it runs; none when left out.
             * @example 2026-03-01T18:30:00+03:00
             */
            validFrom?: string | null;
            /**
             * Format: date-time
             * @description The instant at which it ends; none when left out.
             * @example 2026-03-01T18:30:00+03:00
             */
            validUntil?: string | null;
            /** @description The days on which it runs; every day when left out. A window past midnight belongs to the day it starts on. */
            weekdays?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[] | null;
            /**
             * @description The start of the daily window on the venue’s clock; state `dailyUntil` too.
             * @example 18:30
             */
            dailyFrom?: string | null;
            /**
             * @description The end of the daily window. If earlier than `dailyFrom`: the next morning. If equal to it: the whole day.
             * @example 18:30
             */
            dailyUntil?: string | null;
            /** @description The types of order it is for; all when left out. */
            orderTypes?: ("DineIn" | "Takeaway" | "Delivery")[] | null;
            /** @description The texts in other languages of the venue, by language code. Texts without a translation are shown in the default language. */
            translations?: {
                [key: string]: {
                    /** @description The name in that language. */
                    name?: string | null;
                    /** @description The words of the badge in that language. */
                    badgeText?: string | null;
                };
            };
            /** @description The parts of the set, one unit of each. */
            parts: components["schemas"]["SetMenuPartDocument"][];
            /**
             * @description The price of the set in lira; extras are charged in addition.
             * @example 120.5
             */
            price: number;
        };
        /**
         * BillReductionDocument
         * @description The reduction of the bill: exactly one of the two.
         */
        BillReductionDocument: {
            /**
             * @description Percent off.
             * @example 12.5
             */
            percent?: number;
            /**
             * @description Lira off.
             * @example 120.5
             */
            amount?: number;
        };
        /**
         * NewBillDiscount
         * @description An amount or a percentage off the whole bill.
         */
        NewBillDiscount: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "BillDiscount";
            /** @description The name, which identifies the campaign within the venue. */
            name: string;
            /** @description A few words for a badge on the menu. */
            badgeText?: string | null;
            /**
             * Format: date-time
             * @description The instant from which it runs; none when left out.
             * @example 2026-03-01T18:30:00+03:00
             */
            validFrom?: string | null;
            /**
             * Format: date-time
             * @description The instant at which it ends; none when left out.
             * @example 2026-03-01T18:30:00+03:00
             */
            validUntil?: string | null;
            /** @description The days on which it runs; every day when left out. A window past midnight belongs to the day it starts on. */
            weekdays?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[] | null;
            /**
             * @description The start of the daily window on the venue’s clock; state `dailyUntil` too.
             * @example 18:30
             */
            dailyFrom?: string | null;
            /**
             * @description The end of the daily window. If earlier than `dailyFrom`: the next morning. If equal to it: the whole day.
             * @example 18:30
             */
            dailyUntil?: string | null;
            /** @description The types of order it is for; all when left out. */
            orderTypes?: ("DineIn" | "Takeaway" | "Delivery")[] | null;
            /** @description The texts in other languages of the venue, by language code. Texts without a translation are shown in the default language. */
            translations?: {
                [key: string]: {
                    /** @description The name in that language. */
                    name?: string | null;
                    /** @description The words of the badge in that language. */
                    badgeText?: string | null;
                };
            };
            /**
             * @description The lowest sum of the lines after the other campaigns, in lira.
             * @default 0
             * @example 120.5
             */
            minimum?: number;
            reduction: components["schemas"]["BillReductionDocument"];
        };
        /**
         * NewCampaign
         * @description A campaign; `kind` says what it does.
         * @example {
         *       "kind": "PortionDiscount",
         *       "name": "Öğle indirimi",
         *       "badgeText": "%20 indirim",
         *       "weekdays": [
         *         "Monday",
         *         "Tuesday",
         *         "Wednesday",
         *         "Thursday",
         *         "Friday"
         *       ],
         *       "dailyFrom": "11:30",
         *       "dailyUntil": "15:00",
         *       "covers": [
         *         {
         *           "product": "Adana Kebap",
         *           "portion": "Tam"
         *         }
         *       ],
         *       "reduction": {
         *         "percent": 20
         *       }
         *     }
         */
        NewCampaign: components["schemas"]["NewPortionDiscount"] | components["schemas"]["NewBuyXPayY"] | components["schemas"]["NewSetMenu"] | components["schemas"]["NewBillDiscount"];
        /**
         * CampaignOrder
         * @example {
         *       "ids": [
         *         "01900000-0000-7000-8000-000000000702",
         *         "01900000-0000-7000-8000-000000000701"
         *       ]
         *     }
         */
        CampaignOrder: {
            /** @description Each campaign of the venue, once. */
            ids: string[];
        };
        /** OrderRequestLine */
        OrderRequestLine: {
            /** Format: uuid */
            productId: string;
            /**
             * Format: uuid
             * @description A portion of the product that is `orderable`.
             */
            portionId: string;
            quantity: number;
            /** @description For the kitchen, about this line. */
            note?: string | null;
            /** @description Extras of the product, each once; they go with every unit of the line. */
            extraIds?: string[] | null;
            /** @description Removable ingredients of the product, each once. */
            removedIngredientIds?: string[] | null;
        };
        /**
         * PortionDiscountDocument
         * @description So much off a portion, as the menu shows it.
         */
        PortionDiscountDocument: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "PortionDiscount";
            /**
             * Format: uuid
             * @description The id of the campaign. Left out: the id of the stored one that matches, otherwise a new id.
             * @example 01980000-0000-7000-8000-000000000001
             */
            id?: string;
            /** @description The name, which identifies the campaign within the venue. */
            name: string;
            /** @description A few words for a badge on the menu. */
            badgeText?: string | null;
            /**
             * Format: date-time
             * @description The instant from which it runs; none when left out.
             * @example 2026-03-01T18:30:00+03:00
             */
            validFrom?: string | null;
            /**
             * Format: date-time
             * @description The instant at which it ends; none when left out.
             * @example 2026-03-01T18:30:00+03:00
             */
            validUntil?: string | null;
            /** @description The days on which it runs; every day when left out. A window past midnight belongs to the day it starts on. */
            weekdays?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[] | null;
            /**
             * @description The start of the daily window on the venue’s clock; state `dailyUntil` too.
             * @example 18:30
             */
            dailyFrom?: string | null;
            /**
             * @description The end of the daily window. If earlier than `dailyFrom`: the next morning. If equal to it: the whole day.
             * @example 18:30
             */
            dailyUntil?: string | null;
            /** @description The types of order it is for; all when left out. */
            orderTypes?: ("DineIn" | "Takeaway" | "Delivery")[] | null;
            /** @description The texts in other languages of the venue, by language code. Texts without a translation are shown in the default language. */
            translations?: {
                [key: string]: {
                    /** @description The name in that language. */
                    name?: string | null;
                    /** @description The words of the badge in that language. */
                    badgeText?: string | null;
                };
            };
            /** @description The products and portions that the campaign covers. */
            covers: components["schemas"]["CoveredDocument"][];
            reduction: components["schemas"]["PortionReductionDocument"];
        };
        /**
         * BuyXPayYDocument
         * @description Of every `buy` units, the guest pays for the `pay` most expensive ones.
         */
        BuyXPayYDocument: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "BuyXPayY";
            /**
             * Format: uuid
             * @description The id of the campaign. Left out: the id of the stored one that matches, otherwise a new id.
             * @example 01980000-0000-7000-8000-000000000001
             */
            id?: string;
            /** @description The name, which identifies the campaign within the venue. */
            name: string;
            /** @description A few words for a badge on the menu. */
            badgeText?: string | null;
            /**
             * Format: date-time
             * @description The instant from which it runs; none when left out.
             * @example 2026-03-01T18:30:00+03:00
             */
            validFrom?: string | null;
            /**
             * Format: date-time
             * @description The instant at which it ends; none when left out.
             * @example 2026-03-01T18:30:00+03:00
             */
            validUntil?: string | null;
            /** @description The days on which it runs; every day when left out. A window past midnight belongs to the day it starts on. */
            weekdays?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[] | null;
            /**
             * @description The start of the daily window on the venue’s clock; state `dailyUntil` too.
             * @example 18:30
             */
            dailyFrom?: string | null;
            /**
             * @description The end of the daily window. If earlier than `dailyFrom`: the next morning. If equal to it: the whole day.
             * @example 18:30
             */
            dailyUntil?: string | null;
            /** @description The types of order it is for; all when left out. */
            orderTypes?: ("DineIn" | "Takeaway" | "Delivery")[] | null;
            /** @description The texts in other languages of the venue, by language code. Texts without a translation are shown in the default language. */
            translations?: {
                [key: string]: {
                    /** @description The name in that language. */
                    name?: string | null;
                    /** @description The words of the badge in that language. */
                    badgeText?: string | null;
                };
            };
            /** @description The products and portions that the campaign covers. */
            covers: components["schemas"]["CoveredDocument"][];
            /** @description The number of units in a group. */
            buy: number;
            /** @description The number of units in a group that are paid; less than `buy`. */
            pay: number;
        };
        /**
         * SetMenuDocument
         * @description One of each part, together for one price.
         */
        SetMenuDocument: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "SetMenu";
            /**
             * Format: uuid
             * @description The id of the campaign. Left out: the id of the stored one that matches, otherwise a new id.
             * @example 01980000-0000-7000-8000-000000000001
             */
            id?: string;
            /** @description The name, which identifies the campaign within the venue. */
            name: string;
            /** @description A few words for a badge on the menu. */
            badgeText?: string | null;
            /**
             * Format: date-time
             * @description The instant from which it runs; none when left out.
             * @example 2026-03-01T18:30:00+03:00
             */
            validFrom?: string | null;
            /**
             * Format: date-time
             * @description The instant at which it ends; none when left out.
             * @example 2026-03-01T18:30:00+03:00
             */
            validUntil?: string | null;
            /** @description The days on which it runs; every day when left out. A window past midnight belongs to the day it starts on. */
            weekdays?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[] | null;
            /**
             * @description The start of the daily window on the venue’s clock; state `dailyUntil` too.
             * @example 18:30
             */
            dailyFrom?: string | null;
            /**
             * @description The end of the daily window. If earlier than `dailyFrom`: the next morning. If equal to it: the whole day.
             * @example 18:30
             */
            dailyUntil?: string | null;
            /** @description The types of order it is for; all when left out. */
            orderTypes?: ("DineIn" | "Takeaway" | "Delivery")[] | null;
            /** @description The texts in other languages of the venue, by language code. Texts without a translation are shown in the default language. */
            translations?: {
                [key: string]: {
                    /** @description The name in that language. */
                    name?: string | null;
                    /** @description The words of the badge in that language. */
                    badgeText?: string | null;
                };
            };
            /** @description The parts of the set, one unit of each. */
            parts: components["schemas"]["SetMenuPartDocument"][];
            /**
             * @description The price of the set in lira; extras are charged in addition.
             * @example 120.5
             */
            price: number;
        };
        /**
         * BillDiscountDocument
         * @description An amount or a percentage off the whole bill.
         */
        BillDiscountDocument: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "BillDiscount";
            /**
             * Format: uuid
             * @description The id of the campaign. Left out: the id of the stored one that matches, otherwise a new id.
             * @example 01980000-0000-7000-8000-000000000001
             */
            id?: string;
            /** @description The name, which identifies the campaign within the venue. */
            name: string;
            /** @description A few words for a badge on the menu. */
            badgeText?: string | null;
            /**
             * Format: date-time
             * @description The instant from which it runs; none when left out.
             * @example 2026-03-01T18:30:00+03:00
             */
            validFrom?: string | null;
            /**
             * Format: date-time
             * @description The instant at which it ends; none when left out.
             * @example 2026-03-01T18:30:00+03:00
             */
            validUntil?: string | null;
            /** @description The days on which it runs; every day when left out. A window past midnight belongs to the day it starts on. */
            weekdays?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[] | null;
            /**
             * @description The start of the daily window on the venue’s clock; state `dailyUntil` too.
             * @example 18:30
             */
            dailyFrom?: string | null;
            /**
             * @description The end of the daily window. If earlier than `dailyFrom`: the next morning. If equal to it: the whole day.
             * @example 18:30
             */
            dailyUntil?: string | null;
            /** @description The types of order it is for; all when left out. */
            orderTypes?: ("DineIn" | "Takeaway" | "Delivery")[] | null;
            /** @description The texts in other languages of the venue, by language code. Texts without a translation are shown in the default language. */
            translations?: {
                [key: string]: {
                    /** @description The name in that language. */
                    name?: string | null;
                    /** @description The words of the badge in that language. */
                    badgeText?: string | null;
                };
            };
            /**
             * @description The lowest sum of the lines after the other campaigns, in lira.
             * @default 0
             * @example 120.5
             */
            minimum?: number;
            reduction: components["schemas"]["BillReductionDocument"];
        };
        /**
         * StatedCampaign
         * @description A campaign; `kind` says what it does. With the `id` of a stored campaign, it replaces that one.
         * @example {
         *       "kind": "PortionDiscount",
         *       "name": "Öğle indirimi",
         *       "badgeText": "%20 indirim",
         *       "weekdays": [
         *         "Monday",
         *         "Tuesday",
         *         "Wednesday",
         *         "Thursday",
         *         "Friday"
         *       ],
         *       "dailyFrom": "11:30",
         *       "dailyUntil": "15:00",
         *       "covers": [
         *         {
         *           "product": "Adana Kebap",
         *           "portion": "Tam"
         *         }
         *       ],
         *       "reduction": {
         *         "percent": 20
         *       }
         *     }
         */
        StatedCampaign: components["schemas"]["PortionDiscountDocument"] | components["schemas"]["BuyXPayYDocument"] | components["schemas"]["SetMenuDocument"] | components["schemas"]["BillDiscountDocument"];
        /**
         * DryRun
         * @example {
         *       "type": "DineIn",
         *       "lines": [
         *         {
         *           "productId": "01900000-0000-7000-8000-000000000301",
         *           "portionId": "01900000-0000-7000-8000-000000000401",
         *           "quantity": 2
         *         }
         *       ],
         *       "at": "2026-03-02T10:00:00.000Z",
         *       "campaign": {
         *         "kind": "BillDiscount",
         *         "name": "Yüz lira",
         *         "minimum": 500,
         *         "reduction": {
         *           "amount": 100
         *         }
         *       }
         *     }
         */
        DryRun: {
            /** @enum {string} */
            type: "DineIn" | "Takeaway" | "Delivery";
            lines: components["schemas"]["OrderRequestLine"][];
            /**
             * Format: date-time
             * @description The time of the order, from 2000 to 2100; now by default.
             * @example 2026-03-01T18:30:00.000Z
             */
            at?: string | null;
            campaign?: components["schemas"]["StatedCampaign"] | null;
            /**
             * Format: uuid
             * @description A campaign to leave out of the trial.
             */
            withoutCampaignId?: string | null;
        };
        /**
         * Pricing
         * @description The price with the trial; `null` without one.
         */
        Pricing: {
            /** @description One for each line of the request, in its order. */
            lines: {
                /** Format: uuid */
                productId: string;
                /** Format: uuid */
                portionId: string;
                quantity: number;
                /**
                 * @description One unit with its extras.
                 * @example 120.5
                 */
                unitPrice: number;
                /**
                 * @description `unitPrice` times `quantity`, before campaigns.
                 * @example 120.5
                 */
                total: number;
            }[];
            /** @description What each campaign takes off; together they are `discount`. */
            reductions: {
                /**
                 * Format: uuid
                 * @description `null` for a campaign that is tried and not stored.
                 */
                campaignId: string | null;
                /** @example Öğle indirimi */
                name: string;
                /** @example 120.5 */
                amount: number;
            }[];
            /** @example 120.5 */
            subtotal: number;
            /** @example 120.5 */
            discount: number;
            /** @example 120.5 */
            serviceFee: number;
            /** @example 120.5 */
            total: number;
            /** @enum {string} */
            currency: "TRY";
        };
        /**
         * CampaignChange
         * @description Omitted properties stay as they are. A property that campaigns of this kind do not have is refused. Lists and objects, such as translations, are replaced as a whole.
         * @example {
         *       "name": "Hafta içi öğle",
         *       "dailyUntil": "15:30",
         *       "reduction": {
         *         "percent": 25
         *       }
         *     }
         */
        CampaignChange: {
            /**
             * @description The present kind: it cannot change.
             * @enum {string}
             */
            kind?: "PortionDiscount" | "BuyXPayY" | "SetMenu" | "BillDiscount";
            /** @description The name, which identifies the campaign within the venue. */
            name?: string;
            /** @description A few words for a badge on the menu. */
            badgeText?: string | null;
            /**
             * Format: date-time
             * @description The instant from which it runs; none when left out.
             * @example 2026-03-01T18:30:00+03:00
             */
            validFrom?: string | null;
            /**
             * Format: date-time
             * @description The instant at which it ends; none when left out.
             * @example 2026-03-01T18:30:00+03:00
             */
            validUntil?: string | null;
            /** @description The days on which it runs; every day when left out. A window past midnight belongs to the day it starts on. */
            weekdays?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[] | null;
            /**
             * @description The start of the daily window on the venue’s clock; state `dailyUntil` too.
             * @example 18:30
             */
            dailyFrom?: string | null;
            /**
             * @description The end of the daily window. If earlier than `dailyFrom`: the next morning. If equal to it: the whole day.
             * @example 18:30
             */
            dailyUntil?: string | null;
            /** @description The types of order it is for; all when left out. */
            orderTypes?: ("DineIn" | "Takeaway" | "Delivery")[] | null;
            /** @description The texts in other languages of the venue, by language code. Texts without a translation are shown in the default language. */
            translations?: {
                [key: string]: {
                    /** @description The name in that language. */
                    name?: string | null;
                    /** @description The words of the badge in that language. */
                    badgeText?: string | null;
                };
            };
            /**
             * @description The lowest sum of the lines after the other campaigns, in lira.
             * @default 0
             * @example 120.5
             */
            minimum?: number;
            reduction?: components["schemas"]["PortionReductionDocument"];
            /** @description The products and portions that the campaign covers. */
            covers?: components["schemas"]["CoveredDocument"][];
            /** @description The number of units in a group. */
            buy?: number;
            /** @description The number of units in a group that are paid; less than `buy`. */
            pay?: number;
            /** @description The parts of the set, one unit of each. */
            parts?: components["schemas"]["SetMenuPartDocument"][];
            /**
             * @description The price of the set in lira; extras are charged in addition.
             * @example 120.5
             */
            price?: number;
        };
        /** VenueAccount */
        VenueAccount: {
            /** Format: uuid */
            id: string;
            /**
             * @description Differs after every change of the record. Send it as `If-Match` to change only this state.
             * @example kX2pQ9vL0aZr3TfB
             */
            revision: string;
            /** @enum {string} */
            role: "Owner" | "Staff" | "Bridge";
            /** @example Deniz */
            name: string;
            /**
             * @description Lower case.
             * @example deniz@example.com
             */
            email: string;
            /** @description Whether this is the account of the calling session. */
            isYou: boolean;
            /**
             * Format: date-time
             * @description The last sign-in with a session that still works; `null` without such a session.
             * @example 2026-03-01T18:30:00.000Z
             */
            lastSignInAt: string | null;
        };
        /**
         * NewAccount
         * @example {
         *       "role": "Staff",
         *       "name": "Deniz",
         *       "email": "deniz@example.com",
         *       "password": "kahve ve lokum"
         *     }
         */
        NewAccount: {
            /**
             * @description `Owner`: everything. `Staff`: till and kitchen. `Bridge`: a program beside a fiscal device, which reads what it issues and nothing else.
             * @enum {string}
             */
            role: "Owner" | "Staff" | "Bridge";
            /** @description The name of the person. */
            name: string;
            /**
             * Format: email
             * @description The address to sign in with. It identifies the account: no two accounts have the same one.
             * @example owner@example.com
             */
            email: string;
            /** @description The password to sign in with. Only its hash is stored. */
            password: string;
        };
        /**
         * AccountChange
         * @example {
         *       "role": "Owner",
         *       "name": "Deniz Kaya"
         *     }
         */
        AccountChange: {
            /**
             * @description `Owner`: everything. `Staff`: till and kitchen. `Bridge`: a program beside a fiscal device, which reads what it issues and nothing else.
             * @enum {string}
             */
            role?: "Owner" | "Staff" | "Bridge";
            /** @description The name of the person. */
            name?: string;
            /**
             * Format: email
             * @description The address to sign in with. It identifies the account: no two accounts have the same one.
             * @example owner@example.com
             */
            email?: string;
            /** @description The password to sign in with. Only its hash is stored. */
            password?: string;
        };
        /** PasswordLink */
        PasswordLink: {
            /** @example https://sofra.example/app/password#01900000-… */
            url: string;
            /**
             * Format: date-time
             * @description When it no longer works.
             * @example 2026-03-01T18:30:00.000Z
             */
            expiresAt: string;
            /**
             * @description Whether the link went to the person by mail. `Off`: the operator set no mail server. `Failed`: give the link yourself.
             * @enum {string}
             */
            mail: "Sent" | "Failed" | "Off";
        };
        /**
         * Address
         * @description The address of the venue.
         */
        Address: {
            /**
             * @description Street and number.
             * @example Moda Caddesi 12
             */
            line: string | null;
            /**
             * @description District.
             * @example Kadıköy
             */
            district: string | null;
            /**
             * @description City.
             * @example İstanbul
             */
            city: string | null;
            /**
             * @description Country.
             * @example Türkiye
             */
            country: string | null;
        };
        /**
         * Location
         * @description The coordinates of the venue.
         */
        Location: {
            /** @description Degrees north. */
            latitude: number;
            /** @description Degrees east. */
            longitude: number;
        };
        /**
         * Grace
         * @description How long before and after its hours the venue takes orders.
         */
        Grace: {
            /** @description Minutes before the opening time. */
            beforeMinutes: number;
            /** @description Minutes after the closing time. */
            afterMinutes: number;
        };
        /**
         * BillPaper
         * @description What stands on bills and receipts, beside the name, the address and the phone number.
         */
        BillPaper: {
            /**
             * @description The name of the business.
             * @example Sofra Gıda Ltd. Şti.
             */
            legalName: string | null;
            /**
             * @description The tax number, with the tax office where there is one.
             * @example Kadıköy VD 1234567890
             */
            taxNumber: string | null;
            /**
             * @description The text at the end.
             * @example Yine bekleriz!
             */
            footer: string | null;
            /**
             * @description The tips that a bill suggests; none when left out.
             * @example [
             *       5,
             *       10
             *     ]
             */
            tipPercents: number[];
            /** @description Whether a bill has the code of its page on it. */
            hasQrCode: boolean;
            /** @description Whether a receipt is printed when a bill is closed. */
            printsReceipts: boolean;
        };
        /** DayHours */
        DayHours: {
            /** @enum {string} */
            day: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
            /** @description On the venue’s clock; `null` when it is closed. */
            opensAt: string | null;
            /** @description Before `opensAt`: the next morning. Equal to it: round the clock. */
            closesAt: string | null;
            /** @description Closed all day. */
            isClosed: boolean;
        };
        /** SpecialDay */
        SpecialDay: {
            /**
             * Format: date
             * @description On the venue’s clock.
             * @example 2026-10-29
             */
            date: string;
            /**
             * @description The reason; `null` for none.
             * @example Cumhuriyet Bayramı
             */
            name: string | null;
            /** @description On the venue’s clock; `null` when it is closed. */
            opensAt: string | null;
            /** @description Before `opensAt`: the next morning. Equal to it: round the clock. */
            closesAt: string | null;
            /** @description Closed all day. */
            isClosed: boolean;
            /**
             * @description Differs after every change of the record. Send it as `If-Match` to change only this state.
             * @example kX2pQ9vL0aZr3TfB
             */
            revision: string;
        };
        /** VatRate */
        VatRate: {
            /**
             * Format: date
             * @description The first date; `null` for always before.
             * @example 2026-07-01
             */
            from: string | null;
            /**
             * @description Contained in prices.
             * @example 10
             */
            percent: number;
            /**
             * @description For `Takeaway` and `Delivery`; `null` where it is the same.
             * @example 10
             */
            takeawayPercent: number | null;
        };
        /** VatClass */
        VatClass: {
            /**
             * @description Products and categories name it by this.
             * @example food
             */
            code: string;
            /** @example Yiyecek */
            name: string;
            /** @description The section of a fiscal device; `null` for none. */
            section: number | null;
            /** @description The earliest first. */
            rates: components["schemas"]["VatRate"][];
        };
        /**
         * Subscription
         * @description Whether it may take orders and reservations. The operator decides.
         */
        Subscription: {
            isActive: boolean;
            /**
             * Format: date-time
             * @description `null` without end.
             * @example 2026-03-01T18:30:00.000Z
             */
            endsAt: string | null;
        };
        /** Settings */
        Settings: {
            /** Format: uuid */
            id: string;
            /**
             * @description Differs after every change of the record. Send it as `If-Match` to change only this state.
             * @example kX2pQ9vL0aZr3TfB
             */
            revision: string;
            /** @enum {string} */
            type: "Independent" | "Headquarter" | "Branch";
            /**
             * Format: uuid
             * @description The headquarter of a branch.
             */
            parentVenueId: string | null;
            /**
             * @description The name of the venue.
             * @example Sofra Kadıköy
             */
            name: string;
            /**
             * @description Its address on the public site; `null` when it has none.
             * @example sofra-kadikoy
             */
            username: string | null;
            /**
             * @description The address of the logo; `null` for none.
             * @example https://example.com/photo.jpg
             */
            logoUrl: string | null;
            address: components["schemas"]["Address"];
            /**
             * @description Where guests call the venue, in international form; `null` for none.
             * @example +902165550101
             */
            phone: string | null;
            location: components["schemas"]["Location"] | null;
            /**
             * @description The IANA name of the time zone, in its exact spelling.
             * @example Europe/Istanbul
             */
            timeZone: string;
            /**
             * @description ISO 3166. The country of phone numbers without a country code.
             * @example TR
             */
            countryCode: string;
            /** @description Whether orders outside its hours are refused. */
            enforcesHours: boolean;
            grace: components["schemas"]["Grace"];
            /**
             * @description The service fee.
             * @example 12.5
             */
            serviceFeePercent: number;
            /**
             * @description The code of a VAT class, one of `vatClasses` of the venue. Of products that name none, and neither does their category.
             * @example food
             */
            vatClass: string | null;
            /**
             * @description The code of a VAT class, one of `vatClasses` of the venue. Of the service fee. Left out: that of products.
             * @example food
             */
            serviceFeeVatClass: string | null;
            /**
             * @description When its days begin; `null` for midnight, or the end of the hours of the day before.
             * @example 05:00
             */
            dayBeginsAt: string | null;
            /**
             * @description Whether a fiscal device issues documents. `Wanted`: what is paid is listed for it. `Required`: a bill is closed only when each of its payments has an issued document.
             * @enum {string}
             */
            fiscalDocuments: "None" | "Wanted" | "Required";
            /**
             * @description The kuruş that cash is rounded to where it settles a bill; 0 for not at all.
             * @enum {integer}
             */
            cashStepKurus: 0 | 5 | 10 | 25 | 100;
            /** @description Minutes after which a ticket counts as late in the kitchen. */
            lateAfterMinutes: number;
            /** @description Minutes after which guests who were checked in and have ordered nothing are said to wait. */
            seatedWaitMinutes: number;
            /** @description Minutes after which a table is said to wait for what is ready. */
            readyWaitMinutes: number;
            /** @description Whether the till offers orders to take away. API keys may place them in any case. */
            takesTakeaway: boolean;
            /** @description Whether the till offers deliveries. API keys may place them in any case. */
            takesDelivery: boolean;
            reservations: components["schemas"]["ReservationSettings"];
            billPaper: components["schemas"]["BillPaper"];
            /** @description The languages of its menu, the default one first. */
            languages: components["schemas"]["Language"][];
            /** @description The days with entered hours, Monday first. On other days hours are not checked. */
            workingHours: components["schemas"]["DayHours"][];
            /** @description Dates with their own hours instead of the hours of the weekday, earliest first. */
            specialDays: components["schemas"]["SpecialDay"][];
            /** @description The VAT classes. */
            vatClasses: components["schemas"]["VatClass"][];
            /** @description The ways to pay, in the order of the till; empty for one of each kind. */
            paymentMethods: components["schemas"]["PaymentMethod"][];
            subscription: components["schemas"]["Subscription"];
            /** @description Whether a branch is switched on. The operator decides. */
            isActive: boolean;
            /**
             * Format: date-time
             * @description When its account was closed; `null` while it is open.
             * @example 2026-03-01T18:30:00.000Z
             */
            closedAt: string | null;
        };
        /**
         * AddressDocument
         * @description The address of the venue.
         */
        AddressDocument: {
            /** @description Street and number. */
            line?: string | null;
            /** @description District. */
            district?: string | null;
            /** @description City. */
            city?: string | null;
            /** @description Country. */
            country?: string | null;
        };
        /**
         * LocationDocument
         * @description The coordinates of the venue.
         */
        LocationDocument: {
            /** @description Degrees north. */
            latitude: number;
            /** @description Degrees east. */
            longitude: number;
        };
        /**
         * LanguageDocument
         * @description A language of the menu.
         */
        LanguageDocument: {
            /**
             * @description The two-letter code of ISO 639-1, at most once.
             * @example tr
             */
            code: string;
            /** @description The name of the language in that language. */
            name: string;
            /**
             * @description Whether the texts of the menu are in this language: `true` for exactly one.
             * @default false
             */
            isDefault?: boolean;
        };
        /**
         * DayHoursDocument
         * @description The hours of a day of the week.
         */
        DayHoursDocument: {
            /**
             * @description The day, at most once.
             * @enum {string}
             */
            day: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
            /**
             * @description The opening time on the venue’s clock.
             * @example 18:30
             */
            opensAt?: string | null;
            /**
             * @description The closing time. If earlier than `opensAt`: the next morning. If equal to it: open all day and night.
             * @example 18:30
             */
            closesAt?: string | null;
            /**
             * @description Closed all day; then state neither time.
             * @default false
             */
            isClosed?: boolean;
        };
        /**
         * SpecialDayChange
         * @description A date with other hours than its weekday.
         */
        SpecialDayChange: {
            /**
             * Format: date
             * @description The date on the venue’s clock, at most once.
             * @example 2026-10-29
             */
            date: string;
            /** @description The reason, for example the name of a holiday. */
            name?: string | null;
            /**
             * @description The opening time on the venue’s clock.
             * @example 18:30
             */
            opensAt?: string | null;
            /**
             * @description The closing time. If earlier than `opensAt`: the next morning. If equal to it: open all day and night.
             * @example 18:30
             */
            closesAt?: string | null;
            /**
             * @description Closed all day; then state neither time.
             * @default false
             */
            isClosed?: boolean;
            /** @description Ignored, so that the list can be sent as it was read. */
            revision?: string;
        };
        /**
         * GraceDocument
         * @description How long before and after its hours the venue takes orders.
         */
        GraceDocument: {
            /**
             * @description Minutes before the opening time.
             * @default 0
             */
            beforeMinutes?: number;
            /**
             * @description Minutes after the closing time.
             * @default 0
             */
            afterMinutes?: number;
        };
        /**
         * VatRateDocument
         * @description A rate of a VAT class, from a date on.
         */
        VatRateDocument: {
            /**
             * Format: date
             * @description On the venue’s clock, at most once. Left out: always before.
             * @example 2026-10-29
             */
            from?: string | null;
            /**
             * @description Contained in prices.
             * @example 12.5
             */
            percent: number;
            /**
             * @description For `Takeaway` and `Delivery`. Left out: the same.
             * @example 12.5
             */
            takeawayPercent?: number | null;
        };
        /**
         * VatClassDocument
         * @description What is taxed alike.
         */
        VatClassDocument: {
            /**
             * @description What products and categories name it by, at most once.
             * @example food
             */
            code: string;
            /** @description The name for people. */
            name: string;
            /** @description The section of a fiscal device. */
            section?: number | null;
            /** @description A line keeps the rate of the date on which it was ordered. */
            rates: components["schemas"]["VatRateDocument"][];
        };
        /**
         * PaymentMethodDocument
         * @description A way to pay.
         */
        PaymentMethodDocument: {
            /**
             * @description What payments name it by, at most once.
             * @example multinet
             */
            code: string;
            /** @description The name for people. */
            name: string;
            /**
             * @description What it counts as.
             * @enum {string}
             */
            kind: "Cash" | "Card" | "MealCard" | "Online" | "BankTransfer" | "Other";
            /** @description The brand of a meal card. */
            brand?: string | null;
            /**
             * @description Whether more may be handed over, and change is given.
             * @default false
             */
            givesChange?: boolean;
            /**
             * @description Whether it opens the drawer for cash.
             * @default false
             */
            opensDrawer?: boolean;
            /**
             * @description Whether it pays only for products that accept meal cards.
             * @default false
             */
            isForMealsOnly?: boolean;
            /** @description What a fiscal device calls it. */
            fiscalCode?: string | null;
            /**
             * @description Whether it is offered.
             * @default true
             */
            isActive?: boolean;
        };
        /**
         * ReservationSettingsDocument
         * @description The settings for online booking.
         */
        ReservationSettingsDocument: {
            /**
             * @description Whether bookings are taken.
             * @default false
             */
            isEnabled?: boolean;
            /**
             * @description Whether bookings are confirmed immediately.
             * @default false
             */
            confirmsAutomatically?: boolean;
            /**
             * @description Whether guests can also book on the page of the venue; only while `isEnabled` is `true`.
             * @default false
             */
            isOfferedOnPage?: boolean;
            /**
             * @description With `confirmsAutomatically`: a booking is confirmed immediately only while its guests and those of overlapping visits fit into this percentage of the seats; beyond it, it waits for an answer. No effect while a table has no `capacity`. `null`: no limit.
             * @default null
             * @example 100
             */
            seatSharePercent?: number | null;
            /**
             * @description How long the guests of a booking stay.
             * @default 120
             */
            visitMinutes?: number;
        };
        /**
         * BillPaperDocument
         * @description What stands on bills and receipts, beside the name, the address and the phone number.
         */
        BillPaperDocument: {
            /** @description The name of the business. */
            legalName?: string | null;
            /** @description The tax number, with the tax office where there is one. */
            taxNumber?: string | null;
            /** @description The text at the end. */
            footer?: string | null;
            /** @description The tips that a bill suggests; none when left out. */
            tipPercents?: number[];
            /**
             * @description Whether a bill has the code of its page on it.
             * @default false
             */
            hasQrCode?: boolean;
            /**
             * @description Whether a receipt is printed when a bill is closed.
             * @default false
             */
            printsReceipts?: boolean;
        };
        /**
         * SettingsChange
         * @example {
         *       "name": "Sofra Kadıköy",
         *       "workingHours": [
         *         {
         *           "day": "Friday",
         *           "opensAt": "11:00",
         *           "closesAt": "02:00"
         *         },
         *         {
         *           "day": "Sunday",
         *           "isClosed": true
         *         }
         *       ],
         *       "grace": {
         *         "beforeMinutes": 0,
         *         "afterMinutes": 15
         *       }
         *     }
         */
        SettingsChange: {
            /** @description The name of the venue. */
            name?: string;
            /**
             * @description The address on the public site: 3 to 40 lower-case letters, digits and hyphens. No two venues have the same one. Left out: unchanged.
             * @example sofra-kadikoy
             */
            username?: string | null;
            /**
             * Format: uri-reference
             * @description The logo. An `http` or `https` address, or the path of a photo that was added here.
             * @example https://example.com/photo.jpg
             */
            logoUrl?: string | null;
            address?: components["schemas"]["AddressDocument"];
            /** @description The phone number at which guests reach the venue, in international form or as dialled in its country. */
            phone?: string | null;
            location?: components["schemas"]["LocationDocument"] | null;
            /**
             * @description The IANA name of the time zone, in its exact spelling.
             * @default Europe/Istanbul
             */
            timeZone?: string;
            /**
             * @description ISO 3166. The country of phone numbers without a country code.
             * @default TR
             * @example TR
             */
            countryCode?: string;
            /** @description The languages of its menu. */
            languages?: components["schemas"]["LanguageDocument"][];
            /** @description The opening hours. On a day that is left out, hours are not checked. */
            workingHours?: components["schemas"]["DayHoursDocument"][];
            /** @description Dates with other hours than their weekday. */
            specialDays?: components["schemas"]["SpecialDayChange"][];
            /**
             * @description Whether orders outside its hours are refused.
             * @default true
             */
            enforcesHours?: boolean;
            grace?: components["schemas"]["GraceDocument"];
            /**
             * @description The service fee.
             * @default 0
             * @example 12.5
             */
            serviceFeePercent?: number;
            /** @description The VAT classes. */
            vatClasses?: components["schemas"]["VatClassDocument"][];
            /**
             * @description The code of a VAT class, one of `vatClasses` of the venue. Of products that name none, and neither does their category.
             * @example food
             */
            vatClass?: string | null;
            /**
             * @description The code of a VAT class, one of `vatClasses` of the venue. Of the service fee. Left out: that of products.
             * @example food
             */
            serviceFeeVatClass?: string | null;
            /**
             * @description When the days of the venue begin, from 00:00 to 12:00 on its clock. Left out: at midnight, or when the hours of the day before end. A change in the settings holds from the next day on.
             * @example 05:00
             */
            dayBeginsAt?: string | null;
            /**
             * @description Whether a fiscal device issues documents. `Wanted`: what is paid is listed for it. `Required`: a bill is closed only when each of its payments has an issued document.
             * @default None
             * @enum {string}
             */
            fiscalDocuments?: "None" | "Wanted" | "Required";
            /** @description The ways to pay, in the order of the till. Left out: one of each kind. */
            paymentMethods?: components["schemas"]["PaymentMethodDocument"][];
            /**
             * @description The kuruş that cash is rounded to where it settles a bill; 0 for not at all.
             * @default 0
             * @enum {integer}
             */
            cashStepKurus?: 0 | 5 | 10 | 25 | 100;
            /**
             * @description Minutes after which a ticket counts as late in the kitchen.
             * @default 20
             */
            lateAfterMinutes?: number;
            /**
             * @description Minutes after which guests who were checked in and have ordered nothing are said to wait.
             * @default 10
             */
            seatedWaitMinutes?: number;
            /**
             * @description Minutes after which a table is said to wait for what is ready.
             * @default 3
             */
            readyWaitMinutes?: number;
            /**
             * @description Whether the till offers orders to take away. API keys may place them in any case.
             * @default true
             */
            takesTakeaway?: boolean;
            /**
             * @description Whether the till offers deliveries. API keys may place them in any case.
             * @default true
             */
            takesDelivery?: boolean;
            reservations?: components["schemas"]["ReservationSettingsDocument"];
            billPaper?: components["schemas"]["BillPaperDocument"];
        };
        /**
         * SetupAuthor
         * @description The owner, with the name at that time.
         */
        SetupAuthor: {
            /** Format: uuid */
            accountId: string;
            /** @example Defne */
            name: string;
        };
        /** ChangedRecord */
        ChangedRecord: {
            /** @enum {string} */
            kind: "Settings" | "Area" | "Table" | "Category" | "Product" | "Campaign" | "Printer";
            /**
             * Format: uuid
             * @description The record. Of `Reordered` products their category; `null` when all records of the kind were reordered.
             */
            id: string | null;
            /**
             * @description Its name at that time.
             * @example Adana Kebap
             */
            name: string | null;
            /** @enum {string} */
            action: "Added" | "Changed" | "Removed" | "Reordered";
            /** @description The names of the properties that changed, for `Changed`. */
            properties: string[];
        };
        /** SetupChange */
        SetupChange: {
            /**
             * @description Counted from 1 within the venue.
             * @example 128
             */
            number: number;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            by: components["schemas"]["SetupAuthor"];
            /** @description The first 200 records that were touched. */
            records: components["schemas"]["ChangedRecord"][];
        };
        /** SetupHistory */
        SetupHistory: {
            items: components["schemas"]["SetupChange"][];
            /**
             * @description The number to continue before; `null` when there are no older changes.
             * @example 78
             */
            nextBefore: number | null;
        };
        /** AuditedProperty */
        AuditedProperty: {
            /** @example role */
            name: string;
            /** @description `null` for a secret, and for values that are too long to record: only that they changed is known. */
            values: {
                /**
                 * @description `null` where there was nothing.
                 * @example Staff
                 */
                before: unknown;
                /**
                 * @description `null` where there is nothing now.
                 * @example Owner
                 */
                after: unknown;
            } | null;
        };
        /** AuditedRecord */
        AuditedRecord: {
            /** @enum {string} */
            kind: "Settings" | "Area" | "Table" | "Category" | "Product" | "Campaign" | "Printer" | "Account" | "Key" | "Venue" | "Service";
            /**
             * Format: uuid
             * @description Of `Reordered` products the category; `null` when all records of the kind were reordered.
             */
            id: string | null;
            /**
             * @description Its name at that time.
             * @example Deniz
             */
            name: string | null;
            /** @enum {string} */
            action: "Added" | "Changed" | "Removed" | "Reordered" | "SignedIn" | "SignInSlowed" | "Imported" | "Exported";
            /** @description What differs. */
            properties: components["schemas"]["AuditedProperty"][];
        };
        /** AuditEntry */
        AuditEntry: {
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            /** @enum {string} */
            part: "SignIns" | "Accounts" | "Keys" | "Settings" | "Tables" | "Menu" | "Campaigns" | "Printers" | "Standing" | "Documents";
            /**
             * @description The operation id of the call, or a command.
             * @example changeAccount
             */
            operation: string;
            /** @description `Nobody` for failed sign-ins. */
            by: {
                /** @enum {string} */
                kind: "Account" | "Operator" | "Nobody";
                /**
                 * Format: uuid
                 * @description Of an account.
                 */
                accountId: string | null;
                /**
                 * @description Of an account, at that time.
                 * @example Defne
                 */
                name: string | null;
            };
            /**
             * @description Where the call came from: an IPv4 address, or the /64 of an IPv6 address.
             * @example 203.0.113.9
             */
            address: string | null;
            /**
             * @description Of the call.
             * @example 4bf92f3577b34da6a3ce929d0e0e4736
             */
            traceId: string | null;
            /**
             * @description How many records the entry is about. An act on more than 50 has several entries, one after the other, with one `traceId`.
             * @example 1
             */
            recordCount: number;
            /** @description All of them, except in the last entry of an act that has 40. */
            records: components["schemas"]["AuditedRecord"][];
        };
        /** AuditLog */
        AuditLog: {
            items: components["schemas"]["AuditEntry"][];
            /**
             * Format: uuid
             * @description The entry to continue before; `null` when there are no older ones.
             */
            nextBefore: string | null;
        };
        /**
         * SpecialDayHours
         * @example {
         *       "name": "Cumhuriyet Bayramı",
         *       "opensAt": "12:00",
         *       "closesAt": "01:00"
         *     }
         */
        SpecialDayHours: {
            /** @description The reason, for example the name of a holiday. */
            name?: string | null;
            /**
             * @description The opening time on the venue’s clock.
             * @example 18:30
             */
            opensAt?: string | null;
            /**
             * @description The closing time. If earlier than `opensAt`: the next morning. If equal to it: open all day and night.
             * @example 18:30
             */
            closesAt?: string | null;
            /**
             * @description Closed all day; then state neither time.
             * @default false
             */
            isClosed?: boolean;
        };
        /** NewTable */
        NewTable: {
            /** @description The name on the till. */
            name: string;
            /** @description The code on the QR card, which identifies the table within the venue. Left out: the name. */
            code?: string;
            /** @description The number of seats. */
            capacity?: number | null;
        };
        /**
         * NewArea
         * @example {
         *       "name": "Teras",
         *       "tables": [
         *         {
         *           "name": "Teras 1",
         *           "code": "T1",
         *           "capacity": 4
         *         }
         *       ]
         *     }
         */
        NewArea: {
            /** @description The name, which identifies the area within the venue. */
            name: string;
            /** @description In their order. */
            tables?: components["schemas"]["NewTable"][];
        };
        /**
         * AreaOrder
         * @example {
         *       "ids": [
         *         "01900000-0000-7000-8000-000000000100"
         *       ]
         *     }
         */
        AreaOrder: {
            /** @description Each area of the venue, once. */
            ids: string[];
        };
        /**
         * AreaChange
         * @example {
         *       "name": "Kış bahçesi"
         *     }
         */
        AreaChange: {
            /** @description The name, which identifies the area within the venue. */
            name?: string;
        };
        /**
         * NewTables
         * @example {
         *       "tables": [
         *         {
         *           "name": "Bahçe 5",
         *           "code": "B5",
         *           "capacity": 4
         *         },
         *         {
         *           "name": "Bahçe 6"
         *         }
         *       ]
         *     }
         */
        NewTables: {
            /** @description In their order. */
            tables: components["schemas"]["NewTable"][];
        };
        /**
         * TableOrder
         * @example {
         *       "ids": [
         *         "01900000-0000-7000-8000-000000000104",
         *         "01900000-0000-7000-8000-000000000103"
         *       ]
         *     }
         */
        TableOrder: {
            /** @description Each table of the area, once. */
            ids: string[];
        };
        /**
         * TableChange
         * @example {
         *       "name": "Bahçe 4",
         *       "capacity": 8
         *     }
         */
        TableChange: {
            /** @description The name on the till. */
            name?: string;
            /** @description The code on the QR card, which identifies the table within the venue. Left out: the name. */
            code?: string;
            /** @description The number of seats. */
            capacity?: number | null;
            /**
             * Format: uuid
             * @description The area that it moves to, as the last one there.
             */
            areaId?: string;
        };
        /**
         * PortionSetup
         * @description A size that a product is sold in.
         */
        PortionSetup: {
            /** Format: uuid */
            id: string;
            /**
             * @description The name of the size, which identifies the portion within the product.
             * @example Tam
             */
            name: string;
            /**
             * @description The price in lira, VAT included.
             * @example 120.5
             */
            price: number;
            /** @description Whether it is selected first: exactly one portion of a product. */
            isDefault: boolean;
            /**
             * @description The unit of the price. Only a `Piece` can be ordered; the other units are sold by measure, at the venue.
             * @enum {string}
             */
            pricingUnit: "Piece" | "Kilogram" | "Gram" | "Litre" | "Millilitre" | "Metre";
            /**
             * @description A label such as `250 g`; the price does not depend on it.
             * @example 250 g
             */
            weight: string | null;
            /**
             * @description Kilocalories, a label.
             * @example 640
             */
            calories: number | null;
            /**
             * @description The texts in other languages of the venue, by language code.
             * @example {
             *       "en": {
             *         "name": "Full"
             *       }
             *     }
             */
            translations: {
                [key: string]: {
                    name?: string;
                };
            };
        };
        /**
         * ExtraSetup
         * @description Something that is added to a portion.
         */
        ExtraSetup: {
            /** Format: uuid */
            id: string;
            /**
             * @description The name. It identifies the extra within its group, or among the extras without a group.
             * @example Lavaş
             */
            name: string;
            /**
             * @description Added to the price of the portion, in lira.
             * @example 120.5
             */
            price: number;
            /**
             * @description The texts in other languages of the venue, by language code.
             * @example {
             *       "en": {
             *         "name": "Flatbread"
             *       }
             *     }
             */
            translations: {
                [key: string]: {
                    name?: string;
                };
            };
        };
        /**
         * OptionGroupSetup
         * @description A rule over some extras: its choices.
         */
        OptionGroupSetup: {
            /** Format: uuid */
            id: string;
            /**
             * @description The name of the choice, which identifies the group within the product.
             * @example Pişirme
             */
            name: string;
            /**
             * @description `Single`: at most one choice. `Multiple`: any number.
             * @enum {string}
             */
            selectionType: "Single" | "Multiple";
            /** @description Whether one of the choices is needed. */
            isRequired: boolean;
            /** @description The choices, in the order shown. */
            choices: components["schemas"]["ExtraSetup"][];
            /**
             * @description The texts in other languages of the venue, by language code.
             * @example {
             *       "en": {
             *         "name": "Doneness"
             *       }
             *     }
             */
            translations: {
                [key: string]: {
                    name?: string;
                };
            };
        };
        /**
         * IngredientSetup
         * @description Something that can be left out.
         */
        IngredientSetup: {
            /** Format: uuid */
            id: string;
            /**
             * @description The name, which identifies the ingredient within the product.
             * @example Soğan
             */
            name: string;
            /**
             * @description The texts in other languages of the venue, by language code.
             * @example {
             *       "en": {
             *         "name": "Onion"
             *       }
             *     }
             */
            translations: {
                [key: string]: {
                    name?: string;
                };
            };
        };
        /**
         * StockSetup
         * @description The stock. Left out: it is not tracked.
         */
        StockSetup: {
            /**
             * @description Units left; `null` when they are not counted.
             * @example 12
             */
            quantity: number | null;
            /** @description At this number and below, the product is low on stock. */
            lowThreshold: number;
            /** @description The switch: sold out, even with units left. */
            isSoldOut: boolean;
        };
        /** ProductSetup */
        ProductSetup: {
            /** Format: uuid */
            id: string;
            /**
             * @description Differs after every change of the record. Send it as `If-Match` to change only this state.
             * @example kX2pQ9vL0aZr3TfB
             */
            revision: string;
            /** Format: uuid */
            categoryId: string;
            /**
             * @description The name, which identifies the product within the category.
             * @example Adana Kebap
             */
            name: string;
            /**
             * @description The description for guests.
             * @example El kıyması, közlenmiş domates ve biberle
             */
            description: string | null;
            /**
             * @description A photo that was added here has `?width=` sizes.
             * @example https://example.com/photo.jpg
             */
            imageUrl: string | null;
            /** @description Whether it is shown on the menu and can be ordered. */
            isVisible: boolean;
            /** @description The sizes, in the order shown. */
            portions: components["schemas"]["PortionSetup"][];
            /** @description The extras without a group, in the order shown. */
            extras: components["schemas"]["ExtraSetup"][];
            /** @description The groups of choices, in the order shown. */
            optionGroups: components["schemas"]["OptionGroupSetup"][];
            /** @description The ingredients that can be left out, in the order shown. */
            removableIngredients: components["schemas"]["IngredientSetup"][];
            /** @description The declared allergens, of the 14 of the EU regulation. */
            allergens: ("Gluten" | "Crustaceans" | "Eggs" | "Fish" | "Peanuts" | "Soybeans" | "Milk" | "Nuts" | "Celery" | "Mustard" | "Sesame" | "SulphurDioxide" | "Lupin" | "Molluscs")[];
            /** @description Whether it contains alcohol. */
            containsAlcohol: boolean;
            /** @description Whether it contains anything from pork. */
            containsPorkDerivatives: boolean;
            /** @description Whether it can be paid with a meal card. */
            acceptsMealCard: boolean;
            /**
             * @description The code of a VAT class, one of `vatClasses` of the venue. Left out: that of its category.
             * @example food
             */
            vatClass: string | null;
            stock: components["schemas"]["StockSetup"];
            /**
             * @description The texts in other languages of the venue, by language code.
             * @example {
             *       "en": {
             *         "name": "Adana kebab",
             *         "description": "From the charcoal"
             *       }
             *     }
             */
            translations: {
                [key: string]: {
                    name?: string;
                    description?: string;
                };
            };
        };
        /** CategorySetup */
        CategorySetup: {
            /** Format: uuid */
            id: string;
            /**
             * @description Differs after every change of the record. Send it as `If-Match` to change only this state.
             * @example kX2pQ9vL0aZr3TfB
             */
            revision: string;
            /**
             * @description The name, which identifies the category within the menu.
             * @example Izgara
             */
            name: string;
            /**
             * @description The description for guests.
             * @example Odun ateşinde
             */
            description: string | null;
            /**
             * @description The address of the picture.
             * @example https://example.com/photo.jpg
             */
            imageUrl: string | null;
            /** @description Whether it and its products are shown on the menu and can be ordered. */
            isVisible: boolean;
            /**
             * @description The code of a VAT class, one of `vatClasses` of the venue. Of its products that name none. Left out: that of the venue.
             * @example food
             */
            vatClass: string | null;
            /**
             * @description The texts in other languages of the venue, by language code.
             * @example {
             *       "en": {
             *         "name": "Adana kebab",
             *         "description": "From the charcoal"
             *       }
             *     }
             */
            translations: {
                [key: string]: {
                    name?: string;
                    description?: string;
                };
            };
            /** @description In the order shown. */
            products: components["schemas"]["ProductSetup"][];
        };
        /**
         * PortionDocument
         * @description A size that a product is sold in.
         */
        PortionDocument: {
            /**
             * Format: uuid
             * @description The id of the portion. Left out: the id of the stored one that matches, otherwise a new id.
             * @example 01980000-0000-7000-8000-000000000001
             */
            id?: string;
            /** @description The name of the size, which identifies the portion within the product. */
            name: string;
            /**
             * @description The price in lira, VAT included.
             * @example 120.5
             */
            price: number;
            /** @description Whether this portion is the default one of the product. Without any, the first one is. */
            isDefault?: boolean;
            /**
             * @description The unit of the price. Only a `Piece` can be ordered; the other units are sold by measure, at the venue.
             * @default Piece
             * @enum {string}
             */
            pricingUnit?: "Piece" | "Kilogram" | "Gram" | "Litre" | "Millilitre" | "Metre";
            /** @description A label such as `250 g`; the price does not depend on it. */
            weight?: string | null;
            /** @description Kilocalories, a label. */
            calories?: number | null;
            /** @description The texts in other languages of the venue, by language code. Texts without a translation are shown in the default language. */
            translations?: {
                [key: string]: {
                    /** @description The name in that language. */
                    name?: string | null;
                };
            };
        };
        /**
         * ExtraDocument
         * @description Something that is added to a portion.
         */
        ExtraDocument: {
            /**
             * Format: uuid
             * @description The id of the extra. Left out: the id of the stored one that matches, otherwise a new id.
             * @example 01980000-0000-7000-8000-000000000001
             */
            id?: string;
            /** @description The name. It identifies the extra within its group, or among the extras without a group. */
            name: string;
            /**
             * @description Added to the price of the portion, in lira.
             * @default 0
             * @example 120.5
             */
            price?: number;
            /** @description The texts in other languages of the venue, by language code. Texts without a translation are shown in the default language. */
            translations?: {
                [key: string]: {
                    /** @description The name in that language. */
                    name?: string | null;
                };
            };
        };
        /**
         * OptionGroupDocument
         * @description A rule over some extras: its choices.
         */
        OptionGroupDocument: {
            /**
             * Format: uuid
             * @description The id of the option group. Left out: the id of the stored one that matches, otherwise a new id.
             * @example 01980000-0000-7000-8000-000000000001
             */
            id?: string;
            /** @description The name of the choice, which identifies the group within the product. */
            name: string;
            /**
             * @description `Single`: at most one choice. `Multiple`: any number.
             * @default Single
             * @enum {string}
             */
            selectionType?: "Single" | "Multiple";
            /**
             * @description Whether one of the choices is needed.
             * @default false
             */
            isRequired?: boolean;
            /** @description The choices, in the order shown. */
            choices: components["schemas"]["ExtraDocument"][];
            /** @description The texts in other languages of the venue, by language code. Texts without a translation are shown in the default language. */
            translations?: {
                [key: string]: {
                    /** @description The name in that language. */
                    name?: string | null;
                };
            };
        };
        /**
         * IngredientDocument
         * @description Something that can be left out.
         */
        IngredientDocument: {
            /**
             * Format: uuid
             * @description The id of the ingredient. Left out: the id of the stored one that matches, otherwise a new id.
             * @example 01980000-0000-7000-8000-000000000001
             */
            id?: string;
            /** @description The name, which identifies the ingredient within the product. */
            name: string;
            /** @description The texts in other languages of the venue, by language code. Texts without a translation are shown in the default language. */
            translations?: {
                [key: string]: {
                    /** @description The name in that language. */
                    name?: string | null;
                };
            };
        };
        /**
         * StockDocument
         * @description The stock. Left out: it is not tracked.
         */
        StockDocument: {
            /** @description Units of any portion. Applied when tracking begins: if the stock is tracked already, the running count stays. `null` or left out: the stock is not tracked. */
            quantity?: number | null;
            /**
             * @description At this number and below, the product is low on stock.
             * @default 0
             */
            lowThreshold?: number;
            /** @description The sold-out switch. Left out: unchanged, and off for a new product. */
            isSoldOut?: boolean;
        };
        /**
         * NewProduct
         * @example {
         *       "name": "Urfa Kebap",
         *       "description": "El kıyması, acısız",
         *       "portions": [
         *         {
         *           "name": "Tam",
         *           "price": 420,
         *           "isDefault": true
         *         },
         *         {
         *           "name": "Bir buçuk",
         *           "price": 590
         *         }
         *       ],
         *       "extras": [
         *         {
         *           "name": "Lavaş",
         *           "price": 15
         *         }
         *       ],
         *       "removableIngredients": [
         *         {
         *           "name": "Soğan"
         *         }
         *       ],
         *       "allergens": [
         *         "Gluten"
         *       ],
         *       "acceptsMealCard": true,
         *       "translations": {
         *         "en": {
         *           "name": "Urfa kebab"
         *         }
         *       }
         *     }
         */
        NewProduct: {
            /**
             * Format: uuid
             * @description Brings back a removed product under its former id. Nothing on the menu may have this id. Left out: the service gives a new one.
             * @example 01980000-0000-7000-8000-000000000001
             */
            id?: string;
            /** @description The name, which identifies the product within the category. */
            name: string;
            /** @description The description for guests. */
            description?: string | null;
            /**
             * Format: uri-reference
             * @description A picture of it. An `http` or `https` address, or the path of a photo that was added here.
             * @example https://example.com/photo.jpg
             */
            imageUrl?: string | null;
            /**
             * @description Whether it is shown on the menu and can be ordered.
             * @default true
             */
            isVisible?: boolean;
            /** @description The sizes, in the order shown. */
            portions: components["schemas"]["PortionDocument"][];
            /** @description The extras without a group, in the order shown. */
            extras?: components["schemas"]["ExtraDocument"][];
            /** @description The groups of choices, in the order shown. */
            optionGroups?: components["schemas"]["OptionGroupDocument"][];
            /** @description The ingredients that can be left out, in the order shown. */
            removableIngredients?: components["schemas"]["IngredientDocument"][];
            /** @description The declared allergens, of the 14 of the EU regulation. */
            allergens?: ("Gluten" | "Crustaceans" | "Eggs" | "Fish" | "Peanuts" | "Soybeans" | "Milk" | "Nuts" | "Celery" | "Mustard" | "Sesame" | "SulphurDioxide" | "Lupin" | "Molluscs")[];
            /**
             * @description Whether it contains alcohol.
             * @default false
             */
            containsAlcohol?: boolean;
            /**
             * @description Whether it contains anything from pork.
             * @default false
             */
            containsPorkDerivatives?: boolean;
            /**
             * @description Whether it can be paid with a meal card.
             * @default false
             */
            acceptsMealCard?: boolean;
            /**
             * @description The code of a VAT class, one of `vatClasses` of the venue. Left out: that of its category.
             * @example food
             */
            vatClass?: string | null;
            stock?: components["schemas"]["StockDocument"];
            /** @description The texts in other languages of the venue, by language code. Texts without a translation are shown in the default language. */
            translations?: {
                [key: string]: {
                    /** @description The name in that language. */
                    name?: string | null;
                    /** @description The description in that language. */
                    description?: string | null;
                };
            };
        };
        /**
         * NewCategory
         * @example {
         *       "name": "Tatlılar",
         *       "description": "Günlük",
         *       "translations": {
         *         "en": {
         *           "name": "Desserts"
         *         }
         *       }
         *     }
         */
        NewCategory: {
            /**
             * Format: uuid
             * @description Brings back a removed category under its former id. Nothing on the menu may have this id. Left out: the service gives a new one.
             * @example 01980000-0000-7000-8000-000000000001
             */
            id?: string;
            /** @description The name, which identifies the category within the menu. */
            name: string;
            /** @description The description for guests. */
            description?: string | null;
            /**
             * Format: uri-reference
             * @description A picture of it. An `http` or `https` address, or the path of a photo that was added here.
             * @example https://example.com/photo.jpg
             */
            imageUrl?: string | null;
            /**
             * @description Whether it and its products are shown on the menu and can be ordered.
             * @default true
             */
            isVisible?: boolean;
            /**
             * @description The code of a VAT class, one of `vatClasses` of the venue. Of its products that name none. Left out: that of the venue.
             * @example food
             */
            vatClass?: string | null;
            /** @description The texts in other languages of the venue, by language code. Texts without a translation are shown in the default language. */
            translations?: {
                [key: string]: {
                    /** @description The name in that language. */
                    name?: string | null;
                    /** @description The description in that language. */
                    description?: string | null;
                };
            };
            /** @description Its products, in order. */
            products?: components["schemas"]["NewProduct"][];
        };
        /**
         * CategoryOrder
         * @example {
         *       "ids": [
         *         "01900000-0000-7000-8000-000000000201"
         *       ]
         *     }
         */
        CategoryOrder: {
            /** @description Each category of the menu, once. */
            ids: string[];
        };
        /**
         * CategoryChange
         * @example {
         *       "name": "Izgaralar",
         *       "isVisible": true
         *     }
         */
        CategoryChange: {
            /** @description The name, which identifies the category within the menu. */
            name?: string;
            /** @description The description for guests. */
            description?: string | null;
            /**
             * Format: uri-reference
             * @description A picture of it. An `http` or `https` address, or the path of a photo that was added here.
             * @example https://example.com/photo.jpg
             */
            imageUrl?: string | null;
            /** @description Whether it and its products are shown on the menu and can be ordered. */
            isVisible?: boolean;
            /**
             * @description The code of a VAT class, one of `vatClasses` of the venue. Of its products that name none. Left out: that of the venue.
             * @example food
             */
            vatClass?: string | null;
            /** @description The texts in other languages of the venue, by language code. Texts without a translation are shown in the default language. */
            translations?: {
                [key: string]: {
                    /** @description The name in that language. */
                    name?: string | null;
                    /** @description The description in that language. */
                    description?: string | null;
                };
            };
        };
        /** RemovedFromMenu */
        RemovedFromMenu: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Brings it back: see `returnMenuRemoval`.
             */
            removalId: string;
        };
        /**
         * ProductOrder
         * @example {
         *       "ids": [
         *         "01900000-0000-7000-8000-000000000301"
         *       ]
         *     }
         */
        ProductOrder: {
            /** @description Each product of the category, once. */
            ids: string[];
        };
        /**
         * ProductChange
         * @example {
         *       "description": "Acılı",
         *       "imageUrl": null,
         *       "isVisible": true
         *     }
         */
        ProductChange: {
            /** @description The name, which identifies the product within the category. */
            name?: string;
            /** @description The description for guests. */
            description?: string | null;
            /**
             * Format: uri-reference
             * @description A picture of it. An `http` or `https` address, or the path of a photo that was added here.
             * @example https://example.com/photo.jpg
             */
            imageUrl?: string | null;
            /** @description Whether it is shown on the menu and can be ordered. */
            isVisible?: boolean;
            /** @description The sizes, in the order shown. */
            portions?: components["schemas"]["PortionDocument"][];
            /** @description The extras without a group, in the order shown. */
            extras?: components["schemas"]["ExtraDocument"][];
            /** @description The groups of choices, in the order shown. */
            optionGroups?: components["schemas"]["OptionGroupDocument"][];
            /** @description The ingredients that can be left out, in the order shown. */
            removableIngredients?: components["schemas"]["IngredientDocument"][];
            /** @description The declared allergens, of the 14 of the EU regulation. */
            allergens?: ("Gluten" | "Crustaceans" | "Eggs" | "Fish" | "Peanuts" | "Soybeans" | "Milk" | "Nuts" | "Celery" | "Mustard" | "Sesame" | "SulphurDioxide" | "Lupin" | "Molluscs")[];
            /** @description Whether it contains alcohol. */
            containsAlcohol?: boolean;
            /** @description Whether it contains anything from pork. */
            containsPorkDerivatives?: boolean;
            /** @description Whether it can be paid with a meal card. */
            acceptsMealCard?: boolean;
            /**
             * @description The code of a VAT class, one of `vatClasses` of the venue. Left out: that of its category.
             * @example food
             */
            vatClass?: string | null;
            /** @description The texts in other languages of the venue, by language code. Texts without a translation are shown in the default language. */
            translations?: {
                [key: string]: {
                    /** @description The name in that language. */
                    name?: string | null;
                    /** @description The description in that language. */
                    description?: string | null;
                };
            };
            /**
             * Format: uuid
             * @description The category to move it to, at the end.
             */
            categoryId?: string;
        };
        /** ProductChangeOfMany */
        ProductChangeOfMany: {
            /**
             * Format: uuid
             * @description The product.
             */
            id: string;
            /**
             * @description The state that the change was decided on. Left out: any state is changed.
             * @example kX2pQ9vL0aZr3TfB
             */
            revision?: string;
            /** @description The name, which identifies the product within the category. */
            name?: string;
            /** @description The description for guests. */
            description?: string | null;
            /**
             * Format: uri-reference
             * @description A picture of it. An `http` or `https` address, or the path of a photo that was added here.
             * @example https://example.com/photo.jpg
             */
            imageUrl?: string | null;
            /** @description Whether it is shown on the menu and can be ordered. */
            isVisible?: boolean;
            /** @description The sizes, in the order shown. */
            portions?: components["schemas"]["PortionDocument"][];
            /** @description The extras without a group, in the order shown. */
            extras?: components["schemas"]["ExtraDocument"][];
            /** @description The groups of choices, in the order shown. */
            optionGroups?: components["schemas"]["OptionGroupDocument"][];
            /** @description The ingredients that can be left out, in the order shown. */
            removableIngredients?: components["schemas"]["IngredientDocument"][];
            /** @description The declared allergens, of the 14 of the EU regulation. */
            allergens?: ("Gluten" | "Crustaceans" | "Eggs" | "Fish" | "Peanuts" | "Soybeans" | "Milk" | "Nuts" | "Celery" | "Mustard" | "Sesame" | "SulphurDioxide" | "Lupin" | "Molluscs")[];
            /** @description Whether it contains alcohol. */
            containsAlcohol?: boolean;
            /** @description Whether it contains anything from pork. */
            containsPorkDerivatives?: boolean;
            /** @description Whether it can be paid with a meal card. */
            acceptsMealCard?: boolean;
            /**
             * @description The code of a VAT class, one of `vatClasses` of the venue. Left out: that of its category.
             * @example food
             */
            vatClass?: string | null;
            /** @description The texts in other languages of the venue, by language code. Texts without a translation are shown in the default language. */
            translations?: {
                [key: string]: {
                    /** @description The name in that language. */
                    name?: string | null;
                    /** @description The description in that language. */
                    description?: string | null;
                };
            };
            /**
             * Format: uuid
             * @description The category to move it to, at the end.
             */
            categoryId?: string;
        };
        /**
         * ProductChanges
         * @example {
         *       "products": [
         *         {
         *           "id": "01900000-0000-7000-8000-000000000301",
         *           "isVisible": true
         *         }
         *       ]
         *     }
         */
        ProductChanges: {
            /** @description The changes, at most one for each product. */
            products: components["schemas"]["ProductChangeOfMany"][];
        };
        /** ImportedCategory */
        ImportedCategory: {
            /** @description Its name on the menu, or that of a new one. */
            name: string;
            /** @description The description for guests. */
            description?: string | null;
            /**
             * Format: uri-reference
             * @description A picture of it. An `http` or `https` address, or the path of a photo that was added here.
             * @example https://example.com/photo.jpg
             */
            imageUrl?: string | null;
            /** @description Whether it and its products are shown on the menu and can be ordered. */
            isVisible?: boolean;
            /**
             * @description The code of a VAT class, one of `vatClasses` of the venue. Of its products that name none. Left out: that of the venue.
             * @example food
             */
            vatClass?: string | null;
            /** @description The texts in other languages of the venue, by language code. Texts without a translation are shown in the default language. */
            translations?: {
                [key: string]: {
                    /** @description The name in that language. */
                    name?: string | null;
                    /** @description The description in that language. */
                    description?: string | null;
                };
            };
        };
        /** ImportedProduct */
        ImportedProduct: {
            /**
             * Format: uuid
             * @description The product on the menu that it is, also under another name. An unknown id counts as left out.
             */
            id?: string;
            /** @description The name of its category. A category that the menu lacks is made. */
            category: string;
            /** @description The name, which identifies the product within the category. */
            name: string;
            /** @description The description for guests. */
            description?: string | null;
            /**
             * Format: uri-reference
             * @description A picture of it. An `http` or `https` address, or the path of a photo that was added here.
             * @example https://example.com/photo.jpg
             */
            imageUrl?: string | null;
            /** @description Whether it is shown on the menu and can be ordered. */
            isVisible?: boolean;
            /** @description The sizes, in the order shown. */
            portions: components["schemas"]["PortionDocument"][];
            /** @description The extras without a group, in the order shown. */
            extras?: components["schemas"]["ExtraDocument"][];
            /** @description The groups of choices, in the order shown. */
            optionGroups?: components["schemas"]["OptionGroupDocument"][];
            /** @description The ingredients that can be left out, in the order shown. */
            removableIngredients?: components["schemas"]["IngredientDocument"][];
            /** @description The declared allergens, of the 14 of the EU regulation. */
            allergens?: ("Gluten" | "Crustaceans" | "Eggs" | "Fish" | "Peanuts" | "Soybeans" | "Milk" | "Nuts" | "Celery" | "Mustard" | "Sesame" | "SulphurDioxide" | "Lupin" | "Molluscs")[];
            /** @description Whether it contains alcohol. */
            containsAlcohol?: boolean;
            /** @description Whether it contains anything from pork. */
            containsPorkDerivatives?: boolean;
            /** @description Whether it can be paid with a meal card. */
            acceptsMealCard?: boolean;
            /**
             * @description The code of a VAT class, one of `vatClasses` of the venue. Left out: that of its category.
             * @example food
             */
            vatClass?: string | null;
            stock?: components["schemas"]["StockDocument"];
            /** @description The texts in other languages of the venue, by language code. Texts without a translation are shown in the default language. */
            translations?: {
                [key: string]: {
                    /** @description The name in that language. */
                    name?: string | null;
                    /** @description The description in that language. */
                    description?: string | null;
                };
            };
        };
        /**
         * ProductImport
         * @example {
         *       "existing": "Keep",
         *       "products": [
         *         {
         *           "category": "Çorbalar",
         *           "name": "Ezogelin",
         *           "portions": [
         *             {
         *               "name": "Porsiyon",
         *               "price": 95
         *             }
         *           ]
         *         },
         *         {
         *           "category": "Çorbalar",
         *           "name": "Mercimek",
         *           "portions": [
         *             {
         *               "name": "Porsiyon",
         *               "price": 90
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        ProductImport: {
            /**
             * @description What becomes of what the menu already has. `Keep` (the default): it stays as it is. `Change`: the stated properties change; parts, labels and texts that the request does not name stay. `Replace`: the menu becomes the list. Products, categories, and parts of a stated list that the request does not name are removed, and the list gives the order.
             * @enum {string}
             */
            existing?: "Keep" | "Change" | "Replace";
            /** @description Whether a stated `stock.quantity` replaces the running count of a product that is there. Left out: the count stays. */
            setsStock?: boolean;
            /** @description Nothing is saved; the answer says what would become of each product. */
            isPreview?: boolean;
            /** @description Categories of which more than the name is stated, or that have no products. */
            categories?: components["schemas"]["ImportedCategory"][];
            /** @description In the order shown. */
            products: components["schemas"]["ImportedProduct"][];
        };
        /** ImportedProductOutcome */
        ImportedProductOutcome: {
            /**
             * Format: uuid
             * @description Of a new product in a preview: an id that nothing will have.
             */
            id: string;
            /**
             * @description `Unchanged`: it was there with these properties. `Kept`: it was there with others.
             * @enum {string}
             */
            outcome: "Added" | "Changed" | "Unchanged" | "Kept";
        };
        /** ImportedProducts */
        ImportedProducts: {
            /**
             * @description Of the menu that the list was compared with: send it as `If-Match` to save what a preview showed.
             * @example kX2pQ9vL0aZr3TfB
             */
            menuRevision: string;
            /** @example 1 */
            categoriesAdded: number;
            /** @description In the order of the request. */
            products: components["schemas"]["ImportedProductOutcome"][];
            /** @description Every category, product, campaign and printer that differs, from what to what. */
            differences: components["schemas"]["AuditedRecord"][];
            /**
             * Format: uuid
             * @description Brings back what was removed; `null` when nothing was.
             */
            removalId: string | null;
        };
        /** RemovedPart */
        RemovedPart: {
            /** Format: uuid */
            id: string;
            /** @example Adana Kebap */
            name: string;
        };
        /** MenuRemoval */
        MenuRemoval: {
            /**
             * Format: uuid
             * @description The removal; `returnMenuRemoval` brings it back.
             */
            id: string;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            by: components["schemas"]["SetupAuthor"];
            categories: components["schemas"]["RemovedPart"][];
            /** @description The first 20 of them. */
            products: components["schemas"]["RemovedPart"][];
            /** @example 1 */
            productCount: number;
        };
        /**
         * StockChange
         * @example {
         *       "isTracked": true,
         *       "quantity": 24,
         *       "lowThreshold": 4
         *     }
         * @example {
         *       "isTracked": true,
         *       "add": 12
         *     }
         * @example {
         *       "isTracked": false
         *     }
         */
        StockChange: {
            /** @description Whether units are counted; orders subtract theirs. */
            isTracked: boolean;
            /** @description The units that were counted. Needed when counting begins. */
            quantity?: number | null;
            /** @description Units that arrived, or left if negative; units sold meanwhile stay sold. Not with `quantity`. */
            add?: number | null;
            /** @description From this number down it is low on stock. Unchanged when omitted. */
            lowThreshold?: number | null;
        };
        /** Photo */
        Photo: {
            /** Format: uuid */
            id: string;
            /**
             * @description The value for `imageUrl` or `logoUrl`, and the address of the photo. With `?width=` it returns the narrowest size that is at least this wide, without it the widest.
             * @example /photos/01980000-0000-7000-8000-000000000001/01980000-0000-7000-8000-000000000002
             */
            url: string;
            /**
             * @description In pixels.
             * @example 1280
             */
            width: number;
            /**
             * @description In pixels.
             * @example 960
             */
            height: number;
            /** @description The stored sizes, narrowest first. */
            sizes: {
                /**
                 * @description In pixels.
                 * @example 1280
                 */
                width: number;
                /**
                 * @description In pixels.
                 * @example 960
                 */
                height: number;
                /** @example 118400 */
                bytes: number;
            }[];
        };
        /**
         * KeyPermissions
         * @description What the key may do beyond reading the venue and its menu.
         */
        KeyPermissions: {
            /** @description Whether the key may price baskets, place orders and read them. */
            placesOrders: boolean;
            /** @description Whether the key may take reservations and read them. */
            takesReservations: boolean;
        };
        /**
         * WebhookHealth
         * @description The state of the endpoint at this address.
         */
        WebhookHealth: {
            /**
             * @description `Untried`: the endpoint has accepted no event yet, and none is failing. `Failing`: it did not accept the last event. Tests do not count.
             * @enum {string}
             */
            state: "Untried" | "Healthy" | "Failing";
            /**
             * Format: date-time
             * @description Since when it fails; `null` unless it is failing.
             * @example 2026-03-01T18:30:00.000Z
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description Accurate to the minute; `null` when it has accepted nothing yet.
             * @example 2026-03-01T18:30:00.000Z
             */
            lastSuccessAt: string | null;
            /**
             * Format: date-time
             * @description `null` when it has accepted everything.
             * @example 2026-03-01T18:30:00.000Z
             */
            lastFailureAt: string | null;
            /**
             * @description The reason of the failure, for a developer; `null` unless it is failing.
             * @example The endpoint answered 500 instead of 2xx.
             */
            lastError: string | null;
            /**
             * Format: date-time
             * @description When the service tries again, if all waiting events wait for that; `null` when nothing waits.
             * @example 2026-03-01T18:30:00.000Z
             */
            nextAttemptAt: string | null;
            /** @description It has been failing for an hour or more and needs attention. */
            isFailingLong: boolean;
        };
        /**
         * KeyWebhook
         * @description The webhook for its events; `null` when it has none.
         */
        KeyWebhook: {
            /** @example https://shop.example.com/hooks/sofra */
            url: string;
            /**
             * Format: date-time
             * @description When this address was set.
             * @example 2026-03-01T18:30:00.000Z
             */
            setAt: string;
            health: components["schemas"]["WebhookHealth"];
        };
        /** ApiKey */
        ApiKey: {
            /** Format: uuid */
            id: string;
            /**
             * @description Differs after every change of the record. Send it as `If-Match` to change only this state.
             * @example kX2pQ9vL0aZr3TfB
             */
            revision: string;
            /**
             * @description It also appears on the orders that the key places.
             * @example Web sitesi
             */
            name: string;
            /**
             * @description The first characters of the key.
             * @example sfr_2mJ9xQ4T
             */
            prefix: string;
            permissions: components["schemas"]["KeyPermissions"];
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Accurate to the minute; `null` when it was never used.
             * @example 2026-03-01T18:30:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description When the key was revoked; `null` while it works.
             * @example 2026-03-01T18:30:00.000Z
             */
            revokedAt: string | null;
            webhook: components["schemas"]["KeyWebhook"] | null;
        };
        /**
         * KeyPermissionsDocument
         * @description The permissions beyond reading the venue and its menu.
         */
        KeyPermissionsDocument: {
            /**
             * @description Whether it prices baskets, places orders and reads them.
             * @default false
             */
            placesOrders?: boolean;
            /**
             * @description Whether it takes reservations and reads them.
             * @default false
             */
            takesReservations?: boolean;
        };
        /**
         * NewApiKey
         * @example {
         *       "name": "Mobil uygulama",
         *       "permissions": {
         *         "placesOrders": true,
         *         "takesReservations": false
         *       },
         *       "webhookUrl": "https://shop.example.com/hooks/sofra"
         *     }
         */
        NewApiKey: {
            /** @description The name, also on the orders that the key places. It identifies the key among the working keys. */
            name: string;
            permissions?: components["schemas"]["KeyPermissionsDocument"];
            /**
             * @description The public `https://` address for events, without user name and fragment; `null` for no events.
             * @example https://shop.example.com/hooks/sofra
             */
            webhookUrl?: string | null;
        };
        /** MadeApiKey */
        MadeApiKey: {
            /** Format: uuid */
            id: string;
            /**
             * @description Differs after every change of the record. Send it as `If-Match` to change only this state.
             * @example kX2pQ9vL0aZr3TfB
             */
            revision: string;
            /**
             * @description It also appears on the orders that the key places.
             * @example Web sitesi
             */
            name: string;
            /**
             * @description The first characters of the key.
             * @example sfr_2mJ9xQ4T
             */
            prefix: string;
            permissions: components["schemas"]["KeyPermissions"];
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Accurate to the minute; `null` when it was never used.
             * @example 2026-03-01T18:30:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description When the key was revoked; `null` while it works.
             * @example 2026-03-01T18:30:00.000Z
             */
            revokedAt: string | null;
            webhook: components["schemas"]["KeyWebhook"] | null;
            /**
             * @description The key itself, shown only in this answer: the service stores only its hash.
             * @example sfr_2mJ9xQ4T…
             */
            key: string;
            /**
             * @description The new signing secret of its events, shown only in this answer; `null` when there is no new one.
             * @example whsec_//79/Pv6+fj39vX08/Lx8O/u7ezr6uno5+bl5OPi4eA=
             */
            signingSecret: string | null;
        };
        /**
         * ApiKeyChange
         * @example {
         *       "name": "Kiosk",
         *       "permissions": {
         *         "takesReservations": true
         *       }
         *     }
         */
        ApiKeyChange: {
            /** @description The name, also on the orders that the key places. It identifies the key among the working keys. */
            name?: string;
            permissions?: components["schemas"]["KeyPermissionsDocument"];
            /**
             * @description The public `https://` address for events, without user name and fragment; `null` for no events.
             * @example https://shop.example.com/hooks/sofra
             */
            webhookUrl?: string | null;
        };
        /** ChangedApiKey */
        ChangedApiKey: {
            /** Format: uuid */
            id: string;
            /**
             * @description Differs after every change of the record. Send it as `If-Match` to change only this state.
             * @example kX2pQ9vL0aZr3TfB
             */
            revision: string;
            /**
             * @description It also appears on the orders that the key places.
             * @example Web sitesi
             */
            name: string;
            /**
             * @description The first characters of the key.
             * @example sfr_2mJ9xQ4T
             */
            prefix: string;
            permissions: components["schemas"]["KeyPermissions"];
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Accurate to the minute; `null` when it was never used.
             * @example 2026-03-01T18:30:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description When the key was revoked; `null` while it works.
             * @example 2026-03-01T18:30:00.000Z
             */
            revokedAt: string | null;
            webhook: components["schemas"]["KeyWebhook"] | null;
            /**
             * @description The new signing secret of its events, shown only in this answer; `null` when there is no new one.
             * @example whsec_//79/Pv6+fj39vX08/Lx8O/u7ezr6uno5+bl5OPi4eA=
             */
            signingSecret: string | null;
        };
        /** ApiKeyRequest */
        ApiKeyRequest: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The API key of the call.
             */
            keyId: string;
            /**
             * Format: date-time
             * @description When the call arrived.
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            /**
             * @description The operation.
             * @example placeOrder
             */
            operation: string;
            /** @example POST */
            method: string;
            /**
             * @description The path without its query; the first 200 characters.
             * @example /public/v1/venues/01980000-0000-7000-8000-000000000001/orders
             */
            path: string;
            /**
             * @description The HTTP status of the answer.
             * @example 409
             */
            status: number;
            /**
             * @description `null` for a success.
             * @example OUTSIDE_WORKING_HOURS
             */
            errorCode: string | null;
            /**
             * @description Milliseconds until the answer was written.
             * @example 12
             */
            durationMs: number;
            /**
             * @description The `traceId` of the answer.
             * @example 4bf92f3577b34da6a3ce929d0e0e4736
             */
            traceId: string;
        };
        /** ApiKeyRequests */
        ApiKeyRequests: {
            items: components["schemas"]["ApiKeyRequest"][];
            /**
             * Format: uuid
             * @description The call to continue after; `null` when there are no older calls.
             */
            nextBefore: string | null;
        };
        /** BudgetLeft */
        BudgetLeft: {
            /**
             * @description The calls that the key may make in a minute.
             * @example 120
             */
            perMinute: number;
            /**
             * @description The calls that are left in this minute.
             * @example 117
             */
            remaining: number;
        };
        /** ApiKeyUse */
        ApiKeyUse: {
            /**
             * Format: uuid
             * @description A working key.
             */
            keyId: string;
            reads: components["schemas"]["BudgetLeft"];
            writes: components["schemas"]["BudgetLeft"];
            /**
             * @description Whole seconds until the next minute begins.
             * @example 42
             */
            resetSeconds: number;
        };
        /** ApiUse */
        ApiUse: {
            /**
             * @description The address of the public API, when the operator configured one; otherwise it is `/public/v1` at the address of this call.
             * @example https://sofra.example.com/public/v1
             */
            url: string | null;
            /**
             * @description How many keys of the venue may work at the same time.
             * @example 10
             */
            workingKeyLimit: number;
            /**
             * @description The calls that one network address may make in a minute with all keys together; `null` when the operator switched the limits on calls off.
             * @example 500
             */
            callsPerAddress: number | null;
            /** @description The working keys, the oldest first; empty when the operator switched the limits on calls off. */
            keys: components["schemas"]["ApiKeyUse"][];
        };
        /**
         * WebhookTest
         * @example {
         *       "delivered": false,
         *       "statusCode": 500,
         *       "error": "The endpoint answered 500 instead of 2xx.",
         *       "durationMs": 84
         *     }
         */
        WebhookTest: {
            /** @description Whether the endpoint answered 2xx in time. */
            delivered: boolean;
            /** @description The status of its answer; `null` when there was no whole one. */
            statusCode: number | null;
            /** @description What is in the way, in a sentence for a developer; `null` when it was delivered. */
            error: string | null;
            /** @description Milliseconds until the answer was there, or given up. */
            durationMs: number;
        };
        /** EventDelivery */
        EventDelivery: {
            /**
             * @description The `id` that the endpoint sees.
             * @example evt_5a3c1f0e9d8b7a695847362514031f2e
             */
            eventId: string;
            /** @enum {string} */
            type: "order.updated" | "reservation.updated" | "webhook.test";
            /**
             * Format: uuid
             * @description Where the order or the reservation is; `null` for a test.
             */
            venueId: string | null;
            /**
             * Format: uuid
             * @description The order of the event; `null` for none.
             */
            orderId: string | null;
            /**
             * Format: uuid
             * @description The reservation of the event; `null` for none.
             */
            reservationId: string | null;
            /**
             * @description `Waiting`: the service sends it again. `Failed`: it does not. `Superseded`: a newer event of the same order or reservation replaced it.
             * @enum {string}
             */
            state: "Waiting" | "Delivered" | "Failed" | "Superseded";
            /**
             * Format: date-time
             * @description When it was first sent.
             * @example 2026-03-01T18:30:00.000Z
             */
            begunAt: string;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            lastAttemptAt: string;
            /**
             * Format: date-time
             * @description `null` when none is planned, and while all events wait for the endpoint: then see `webhook.health` of the key.
             * @example 2026-03-01T18:30:00.000Z
             */
            nextAttemptAt: string | null;
            /** @example 3 */
            attempts: number;
            /** @description Whether an owner requested it again and it was not sent yet. */
            isRedeliveryDue: boolean;
        };
        /** EventDeliveries */
        EventDeliveries: {
            items: components["schemas"]["EventDelivery"][];
            /**
             * @description The position to continue after; `null` when there are no older ones.
             * @example 1772539200000.evt_5a3c1f0e9d8b7a695847362514031f2e
             */
            nextBefore: string | null;
        };
        /** RedeliverFailed */
        RedeliverFailed: {
            /**
             * Format: date-time
             * @description Events that were first sent at this instant or later.
             * @example 2026-03-01T18:30:00.000Z
             */
            since: string;
        };
        /** RedeliveredFailed */
        RedeliveredFailed: {
            /** @example 12 */
            count: number;
        };
        /** DeliveryAttempt */
        DeliveryAttempt: {
            /** @description Counted from 1. */
            attempt: number;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            /**
             * @description The status of the answer; `null` without a complete answer.
             * @example 500
             */
            statusCode: number | null;
            /**
             * @description The problem, in a sentence for a developer; `null` when it was delivered.
             * @example The endpoint answered 500 instead of 2xx.
             */
            error: string | null;
            /**
             * @description The duration of the attempt in milliseconds.
             * @example 84
             */
            durationMs: number;
        };
        /** EventDeliveryWithHistory */
        EventDeliveryWithHistory: {
            /**
             * @description The `id` that the endpoint sees.
             * @example evt_5a3c1f0e9d8b7a695847362514031f2e
             */
            eventId: string;
            /** @enum {string} */
            type: "order.updated" | "reservation.updated" | "webhook.test";
            /**
             * Format: uuid
             * @description Where the order or the reservation is; `null` for a test.
             */
            venueId: string | null;
            /**
             * Format: uuid
             * @description The order of the event; `null` for none.
             */
            orderId: string | null;
            /**
             * Format: uuid
             * @description The reservation of the event; `null` for none.
             */
            reservationId: string | null;
            /**
             * @description `Waiting`: the service sends it again. `Failed`: it does not. `Superseded`: a newer event of the same order or reservation replaced it.
             * @enum {string}
             */
            state: "Waiting" | "Delivered" | "Failed" | "Superseded";
            /**
             * Format: date-time
             * @description When it was first sent.
             * @example 2026-03-01T18:30:00.000Z
             */
            begunAt: string;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            lastAttemptAt: string;
            /**
             * Format: date-time
             * @description `null` when none is planned, and while all events wait for the endpoint: then see `webhook.health` of the key.
             * @example 2026-03-01T18:30:00.000Z
             */
            nextAttemptAt: string | null;
            /** @example 3 */
            attempts: number;
            /** @description Whether an owner requested it again and it was not sent yet. */
            isRedeliveryDue: boolean;
            /** @description Each attempt to deliver it, oldest first. */
            history: components["schemas"]["DeliveryAttempt"][];
        };
        /**
         * Figures
         * @description What bills add up to. A bill counts on the day on which it was opened, once it is closed or cancelled; gifts and strikes of the present day count at once.
         */
        Figures: {
            /** @description Closed bills. */
            orders: number;
            /** @description Guests of those bills, where staff counted them. */
            guests: number;
            /**
             * @description The totals of closed bills: after campaigns, with the service fee, without gifts and struck lines.
             * @example 120.5
             */
            revenue: number;
            /**
             * @description The revenue for each order; `null` without orders.
             * @example 120.5
             */
            averageBill: number | null;
            /**
             * @description What campaigns took off those bills.
             * @example 120.5
             */
            discounts: number;
            /**
             * @description The part of the revenue that is service fee.
             * @example 120.5
             */
            serviceFees: number;
            /** @description What was given away on finished bills, voided ones too, and on the open bills of today, and what it would have cost. */
            gifts: {
                units: number;
                /** @example 120.5 */
                amount: number;
            };
            /** @description What was struck off finished bills and the open bills of today, and what it would have cost. */
            strikes: {
                units: number;
                /** @example 120.5 */
                amount: number;
            };
            /** @description Bills that were voided or whose lines were all struck; the amount is that of the voided ones. */
            voids: {
                orders: number;
                /** @example 120.5 */
                amount: number;
            };
        };
        /**
         * PreparationTime
         * @description Of all rounds of the range; `null` when none was timed.
         */
        PreparationTime: {
            /** @description The rounds whose lines were all marked as ready. */
            rounds: number;
            /** @description Half of them were ready within so many minutes. */
            medianMinutes: number;
            /** @description Nine of ten were ready within so many minutes. */
            slowMinutes: number;
        };
        /** ReservationFigures */
        ReservationFigures: {
            /** @description All reservations for those days, in every status. */
            reservations: number;
            guests: number;
            /** @description Whose guests came. */
            came: number;
            noShows: number;
            /** @description Cancelled by the guest, the venue or the service. */
            cancelled: number;
            declined: number;
        };
        /** TodayFigures */
        TodayFigures: {
            /** Format: date */
            day: string;
            timeZone: string;
            /**
             * Format: date-time
             * @description When it was so.
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            figures: components["schemas"]["Figures"];
            /** @description The bills of the day that are still open, with their present totals. */
            open: {
                orders: number;
                guests: number;
                /** @example 120.5 */
                amount: number;
            };
            /** @description Bills by the hour at which they were opened, from the beginning of the day; hours without any are left out. */
            hours: {
                /** @description The hour on the venue’s clock. */
                hour: number;
                orders: number;
                /** @example 120.5 */
                revenue: number;
                openOrders: number;
                /** @example 120.5 */
                openAmount: number;
            }[];
            preparation: components["schemas"]["PreparationTime"] | null;
            reservations: components["schemas"]["ReservationFigures"];
            /** @description The same weekday of the week before, whole. */
            before: {
                /** Format: date */
                day: string;
                figures: components["schemas"]["Figures"];
                hours: {
                    /** @description The hour on the venue’s clock. */
                    hour: number;
                    orders: number;
                    /** @example 120.5 */
                    revenue: number;
                }[];
            };
            /** @description Both days up to this full hour, with the bills that are still open. */
            soFar: {
                /** @description The hour on the venue’s clock. */
                untilHour: number;
                orders: number;
                /** @example 120.5 */
                revenue: number;
                ordersBefore: number;
                /** @example 120.5 */
                revenueBefore: number;
            };
        };
        /** Takings */
        Takings: {
            /** Format: date */
            day: string;
            /**
             * Format: date
             * @description The present day of the venue.
             */
            today: string;
            /**
             * Format: date
             * @description The first day of which takings are known; `null` before there are any.
             */
            since: string | null;
            methods: {
                /** @enum {string} */
                kind: "Cash" | "Card" | "MealCard" | "Online" | "BankTransfer" | "Other";
                /**
                 * @description The code of the way to pay; that of its kind where it has none.
                 * @example multinet
                 */
                method: string;
                /**
                 * @description As payments of the day have it; `null` without a way of the venue’s own.
                 * @example Multinet
                 */
                name: string | null;
                /** @description Payments, less those that were taken back. */
                payments: number;
                /**
                 * @description What settled bills.
                 * @example 120.5
                 */
                amount: number;
                /**
                 * @description What cash was rounded by; below 0, too.
                 * @example 120.5
                 */
                rounding: number;
                /** @example 120.5 */
                tips: number;
                /**
                 * @description What was handed back of what guests gave. It is in none of the other amounts.
                 * @example 120.5
                 */
                change: number;
                refunds: {
                    count: number;
                    /** @example 120.5 */
                    amount: number;
                };
                /**
                 * @description `amount`, `rounding` and `tips` less `refunds`: what is there at the end of the day.
                 * @example 120.5
                 */
                taken: number;
            }[];
            total: {
                /** @description Payments, less those that were taken back. */
                payments: number;
                /**
                 * @description What settled bills.
                 * @example 120.5
                 */
                amount: number;
                /**
                 * @description What cash was rounded by; below 0, too.
                 * @example 120.5
                 */
                rounding: number;
                /** @example 120.5 */
                tips: number;
                /**
                 * @description What was handed back of what guests gave. It is in none of the other amounts.
                 * @example 120.5
                 */
                change: number;
                refunds: {
                    count: number;
                    /** @example 120.5 */
                    amount: number;
                };
                /**
                 * @description `amount`, `rounding` and `tips` less `refunds`: what is there at the end of the day.
                 * @example 120.5
                 */
                taken: number;
            };
            /** @description Of the bills that were opened on the day and are closed, by rising rate. */
            vat: components["schemas"]["VatOfRate"][];
            /** @description Of what was given back on the day of closed bills of any day. */
            vatGivenBack: components["schemas"]["VatOfRate"][];
        };
        /**
         * DayRange
         * @description Days of the venue, both included.
         */
        DayRange: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        /** FigureTrend */
        FigureTrend: {
            /** @description The whole range beside as many days before it, moved by whole weeks. */
            total: {
                range: components["schemas"]["DayRange"];
                before: components["schemas"]["DayRange"];
                figures: components["schemas"]["Figures"];
                figuresBefore: components["schemas"]["Figures"];
                reservations: components["schemas"]["ReservationFigures"];
            };
            /** @description Earliest first. A day is compared with the same weekday of the week before, a week with the one before, a month with the same days of the month before. */
            steps: {
                range: components["schemas"]["DayRange"];
                before: components["schemas"]["DayRange"];
                figures: components["schemas"]["Figures"];
                figuresBefore: components["schemas"]["Figures"];
                reservations: components["schemas"]["ReservationFigures"];
            }[];
            /** @description Bills of the range that are still open. Their totals count once they are closed. */
            openBills: number;
        };
        /** ChannelFigures */
        ChannelFigures: {
            /** @enum {string} */
            type: "DineIn" | "Takeaway" | "Delivery";
            /** @description The API key that opened the bills, with its name when it did so last; `null` for staff. */
            key: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            figures: components["schemas"]["Figures"];
        };
        /** HourFigures */
        HourFigures: {
            /** @description In the order of a day of the venue; hours without anything are left out. */
            hours: {
                /** @description The hour on the venue’s clock. */
                hour: number;
                /** @description Closed bills that were opened in this hour. */
                orders: number;
                /** @example 120.5 */
                revenue: number;
                preparation: components["schemas"]["PreparationTime"] | null;
            }[];
            preparation: components["schemas"]["PreparationTime"] | null;
        };
        /** ProductFigures */
        ProductFigures: {
            /** Format: uuid */
            productId: string;
            /** @description The present name, or that of its last bill when it was removed. */
            name: string;
            /** @description Whether guests see it on the menu now. */
            isOnMenu: boolean;
            /** @description Units that were charged on closed bills, and are on the open bills of today. */
            units: number;
            /**
             * @description What they cost, before campaigns and service fee.
             * @example 120.5
             */
            amount: number;
            giftUnits: number;
            struckUnits: number;
        };
        /** FigureProducts */
        FigureProducts: {
            /** @description Most units first, at most 25. */
            best: components["schemas"]["ProductFigures"][];
            /** @description Products on the menu, fewest units first, those that nobody ordered included; at most 25. */
            slowest: components["schemas"]["ProductFigures"][];
            /** @description All products that were sold or are on the menu. */
            products: number;
        };
        /** TakenOff */
        TakenOff: {
            /**
             * @description `LineChargedAgain` takes a gift back: it then counts for nothing.
             * @enum {string}
             */
            action: "LineGivenAway" | "LineChargedAgain" | "LineStruck" | "BillVoided";
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            by: components["schemas"]["Actor"];
            /** @description Why, in the words of whoever did it; `null` when nothing was said. */
            reason: string | null;
            bill: {
                /** Format: uuid */
                id: string;
                number: number;
            };
            /** @description `null` for a whole bill. */
            productName: string | null;
            /** @description `null` for a whole bill. */
            units: number | null;
            /**
             * @description What the line would have cost before campaigns; what the bill came to when it was voided. `null` for lines of before this was recorded.
             * @example 120.5
             */
            amount: number | null;
        };
        /** BranchFigures */
        BranchFigures: {
            venue: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            range: components["schemas"]["DayRange"];
            before: components["schemas"]["DayRange"];
            figures: components["schemas"]["Figures"];
            figuresBefore: components["schemas"]["Figures"];
        };
        /**
         * ErrorCode
         * @description The codes that there are today.
         * @enum {string}
         */
        ErrorCode: "VALIDATION_ERROR" | "INVALID_PAGE_SIZE" | "PUBLIC_API_ORDER_INVALID" | "PUBLIC_API_PRODUCT_OPTION_INVALID" | "HTTPS_REQUIRED" | "CROSS_ORIGIN_NOT_ACCEPTED" | "RATE_LIMIT_EXCEEDED" | "PUBLIC_API_PRODUCT_NOT_FOUND" | "PUBLIC_API_PRODUCT_UNAVAILABLE" | "ORDER_CREATION_IN_PROGRESS" | "PUBLIC_API_WEBHOOK_NOT_CONFIGURED" | "MALFORMED_REQUEST" | "REQUEST_TIMEOUT" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "URI_TOO_LONG" | "EXPECTATION_FAILED" | "HEADERS_TOO_LARGE" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE" | "SIGN_IN_REQUIRED" | "SIGN_IN_FAILED" | "SIGN_IN_THROTTLED" | "TOO_MANY_LIVE_STREAMS" | "NOT_PERMITTED" | "IDEMPOTENCY_KEY_INVALID" | "AMOUNT_TOO_FINE" | "AMOUNT_NEGATIVE" | "AMOUNT_TOO_LARGE" | "VENUE_NOT_FOUND" | "VAT_CLASS_NOT_FOUND" | "PAYMENT_METHOD_NOT_FOUND" | "BILL_NOT_FOUND" | "LINE_NOT_FOUND" | "PAYMENT_NOT_FOUND" | "FISCAL_DOCUMENT_NOT_FOUND" | "TABLE_NOT_FOUND" | "PRODUCT_NOT_FOUND" | "RESERVATION_NOT_FOUND" | "BILL_NOT_OPEN" | "BILL_TYPE_MISMATCH" | "BILL_CHANGED" | "BILL_CHANGED_SINCE" | "BILL_HAS_PAYMENTS" | "BILL_TOO_LONG" | "BILL_NOT_PAID" | "BILL_NOT_PRINTABLE" | "BILL_OVERPAID" | "LINE_MOVE_NOT_ALLOWED" | "LINE_IS_MEASURED" | "PRICE_ABOVE_MENU" | "DISCOUNT_TOO_LARGE" | "PAYMENT_TOO_LARGE" | "PAYMENT_METHOD_INACTIVE" | "UNIT_ALREADY_PAID" | "UNIT_HAS_DOCUMENT" | "MEAL_CARD_NOT_ACCEPTED" | "MEAL_CARD_OVERPAID" | "TENDERED_TOO_SMALL" | "CHANGE_NOT_GIVEN" | "IDEMPOTENCY_KEY_REUSED" | "UNIT_NOT_REFUNDABLE" | "REFUND_TOO_LARGE" | "PAYMENT_KIND_REQUIRED" | "FISCAL_DOCUMENT_EXISTS" | "FISCAL_DOCUMENT_NOT_ALLOWED" | "FISCAL_DOCUMENT_REQUIRED" | "CHANGES_EXPIRED" | "TABLE_TAKEN" | "RESERVATION_TABLE_TAKEN" | "RESERVATION_MOVE_NOT_ALLOWED" | "CONTENT_INVALID" | "FIGURES_RANGE_INVALID" | "PHOTO_INVALID" | "PASSWORD_WRONG" | "PASSWORD_LINK_INVALID" | "CONTENT_CHANGED" | "AREA_NOT_FOUND" | "CATEGORY_NOT_FOUND" | "REMOVAL_NOT_FOUND" | "CAMPAIGN_NOT_FOUND" | "PRINTER_NOT_FOUND" | "TICKET_NOT_FOUND" | "ACCOUNT_NOT_FOUND" | "DELIVERY_NOT_FOUND" | "RESTAURANT_PASS_NEEDED" | "USERNAME_TAKEN" | "EMAIL_TAKEN" | "LAST_OWNER" | "TABLE_HAS_OPEN_BILL" | "TICKET_NOT_PRINTABLE" | "PRINTER_NOT_FOR_PRACTICE" | "PRACTICE_NOT_COUNTED" | "PHOTO_TOO_LARGE" | "PUBLIC_API_KEY_NOT_FOUND" | "PUBLIC_API_KEY_LIMIT_REACHED" | "PUBLIC_API_KEY_NAME_INVALID" | "PUBLIC_API_WEBHOOK_URL_INVALID";
        Error: {
            /** @constant */
            success: false;
            /**
             * Format: date-time
             * @example 2026-03-01T18:30:00.000Z
             */
            timestamp: string;
            traceId: string | null;
            /** @description Fit for the person, in the language of `Accept-Language`. */
            userMessage: string;
            /** @description English, for logs; its wording may change. */
            developerMessage: string;
            /** @description The code for programs. New codes may be added: handle an unknown code by the status. */
            errorCode: components["schemas"]["ErrorCode"] | string;
            validationErrors: {
                /** @description A path in the body such as `lines[1].extraIds`, or the name of a parameter. */
                field: string;
                /** @description English, for developers; its wording may change. */
                message: string;
                attemptedValue: string | number | boolean | null;
            }[];
            /** @description `null` except for `BILL_OVERPAID` and `MEAL_CARD_OVERPAID`. */
            details: {
                /**
                 * @description The amount to give back before the bill can be closed.
                 * @example 120.5
                 */
                toGiveBack: number;
            } | null;
        };
    };
    responses: {
        /**
         * @description `VALIDATION_ERROR`: A parameter or the JSON body cannot be read.
         *
         *     `MALFORMED_REQUEST`: The request is not valid HTTP/1.1: its request line, a header or the framing of its body is broken.
         */
        ValidationErrorOrMalformedRequest: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `HTTPS_REQUIRED`: Plain HTTP is accepted only from the machine that runs the service; use HTTPS.
         *
         *     `CROSS_ORIGIN_NOT_ACCEPTED`: Requests from pages of other sites are not accepted.
         */
        HttpsRequiredOrCrossOriginNotAccepted: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `RATE_LIMIT_EXCEEDED`: Too many calls in this minute; try again after `Retry-After` seconds.
         *
         *     `SIGN_IN_THROTTLED`: Too many failed sign-ins; try again after `Retry-After` seconds.
         */
        RateLimitExceededOrSignInThrottled: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `REQUEST_TIMEOUT`: The request did not arrive completely in time; send it again. */
        RequestTimeout: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                Connection: components["headers"]["Connection"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `BODY_TOO_LARGE`: The body is too large: at most 256 KiB, for an import 16 MiB. */
        BodyTooLarge: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                Connection: components["headers"]["Connection"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `UNSUPPORTED_MEDIA_TYPE`: The Content-Type must be application/json, or that of a photo where a photo is added. */
        UnsupportedMediaType: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `URI_TOO_LONG`: The path with its query is longer than 8 KiB. */
        UriTooLong: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                Connection: components["headers"]["Connection"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `EXPECTATION_FAILED`: The only supported expectation is `Expect: 100-continue`. */
        ExpectationFailed: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                Connection: components["headers"]["Connection"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `HEADERS_TOO_LARGE`: The headers of the request are larger than 16 KiB. */
        HeadersTooLarge: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                Connection: components["headers"]["Connection"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `INTERNAL_ERROR`: The service failed; try again later. */
        InternalError: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `SERVICE_UNAVAILABLE`: The service cannot answer now; try again after `Retry-After` seconds. */
        ServiceUnavailable: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `SIGN_IN_FAILED`: The e-mail address or the password is wrong. */
        SignInFailed: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `HTTPS_REQUIRED`: Plain HTTP is accepted only from the machine that runs the service; use HTTPS.
         *
         *     `CROSS_ORIGIN_NOT_ACCEPTED`: Requests from pages of other sites are not accepted.
         *
         *     `NOT_PERMITTED`: This account has no permission for this call.
         */
        HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `RATE_LIMIT_EXCEEDED`: Too many calls in this minute; try again after `Retry-After` seconds. */
        RateLimitExceeded: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `MALFORMED_REQUEST`: The request is not valid HTTP/1.1: its request line, a header or the framing of its body is broken. */
        MalformedRequest: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `SIGN_IN_REQUIRED`: The call needs a session: sign in first. */
        SignInRequired: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_ERROR`: A parameter or the JSON body cannot be read.
         *
         *     `MALFORMED_REQUEST`: The request is not valid HTTP/1.1: its request line, a header or the framing of its body is broken.
         *
         *     `CONTENT_INVALID`: The content is not valid; `validationErrors` lists every problem.
         */
        ValidationErrorOrMalformedRequestOrContentInvalid: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it. */
        VenueNotFound: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `EMAIL_TAKEN`: Another account has this e-mail address. */
        EmailTaken: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_ERROR`: A parameter or the JSON body cannot be read.
         *
         *     `INVALID_PAGE_SIZE`: `pageSize` must be a number from 1 to 100.
         *
         *     `MALFORMED_REQUEST`: The request is not valid HTTP/1.1: its request line, a header or the framing of its body is broken.
         */
        ValidationErrorOrInvalidPageSizeOrMalformedRequest: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
         *
         *     `BILL_NOT_FOUND`: The venue has no such bill.
         */
        VenueNotFoundOrBillNotFound: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_ERROR`: A parameter or the JSON body cannot be read.
         *
         *     `PUBLIC_API_ORDER_INVALID`: The order is not valid; `validationErrors` lists every problem.
         *
         *     `PUBLIC_API_PRODUCT_OPTION_INVALID`: An extra or a removed ingredient does not belong to the product, is repeated, or breaks a rule of its option group.
         *
         *     `MALFORMED_REQUEST`: The request is not valid HTTP/1.1: its request line, a header or the framing of its body is broken.
         *
         *     `IDEMPOTENCY_KEY_INVALID`: The Idempotency-Key header is missing, or is not 8 to 64 letters, digits, hyphens or underscores.
         *
         *     `AMOUNT_TOO_FINE`: An amount has fractions of a kuruş.
         *
         *     `AMOUNT_NEGATIVE`: An amount is below zero.
         *
         *     `AMOUNT_TOO_LARGE`: An amount is above 10,000,000 lira.
         */
        ValidationErrorOrPublicApiOrderInvalidOrPublicApiProductOptionInvalidOrMalformedRequestOrIdempotencyKeyInvalidOrAmountTooFineOrAmountNegativeOrAmountTooLarge: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
         *
         *     `BILL_NOT_FOUND`: The venue has no such bill.
         *
         *     `LINE_NOT_FOUND`: The bill has no such line.
         */
        VenueNotFoundOrBillNotFoundOrLineNotFound: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
         *
         *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
         *
         *     `BILL_HAS_PAYMENTS`: The bill has payments; reverse them first.
         *
         *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
         */
        BillNotOpenOrBillChangedOrBillHasPaymentsOrBillTooLong: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
         *
         *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
         *
         *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
         */
        BillNotOpenOrBillChangedOrBillTooLong: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_ERROR`: A parameter or the JSON body cannot be read.
         *
         *     `MALFORMED_REQUEST`: The request is not valid HTTP/1.1: its request line, a header or the framing of its body is broken.
         *
         *     `IDEMPOTENCY_KEY_INVALID`: The Idempotency-Key header is missing, or is not 8 to 64 letters, digits, hyphens or underscores.
         *
         *     `CONTENT_INVALID`: The content is not valid; `validationErrors` lists every problem.
         */
        ValidationErrorOrMalformedRequestOrIdempotencyKeyInvalidOrContentInvalid: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_ERROR`: A parameter or the JSON body cannot be read.
         *
         *     `MALFORMED_REQUEST`: The request is not valid HTTP/1.1: its request line, a header or the framing of its body is broken.
         *
         *     `AMOUNT_TOO_FINE`: An amount has fractions of a kuruş.
         *
         *     `AMOUNT_NEGATIVE`: An amount is below zero.
         *
         *     `AMOUNT_TOO_LARGE`: An amount is above 10,000,000 lira.
         *
         *     `CONTENT_INVALID`: The content is not valid; `validationErrors` lists every problem.
         */
        ValidationErrorOrMalformedRequestOrAmountTooFineOrAmountNegativeOrAmountTooLargeOrContentInvalid: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
         *
         *     `BILL_NOT_FOUND`: The venue has no such bill.
         *
         *     `LINE_NOT_FOUND`: The bill has no such line.
         *
         *     `TABLE_NOT_FOUND`: The venue has no such table.
         */
        VenueNotFoundOrBillNotFoundOrLineNotFoundOrTableNotFound: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
         *
         *     `BILL_TYPE_MISMATCH`: This call does not apply to a bill of this type.
         *
         *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
         *
         *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
         */
        BillNotOpenOrBillTypeMismatchOrBillChangedOrBillTooLong: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
         *
         *     `PAYMENT_METHOD_NOT_FOUND`: The venue has no such way to pay.
         *
         *     `BILL_NOT_FOUND`: The venue has no such bill.
         *
         *     `LINE_NOT_FOUND`: The bill has no such line.
         */
        VenueNotFoundOrPaymentMethodNotFoundOrBillNotFoundOrLineNotFound: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_ERROR`: A parameter or the JSON body cannot be read.
         *
         *     `MALFORMED_REQUEST`: The request is not valid HTTP/1.1: its request line, a header or the framing of its body is broken.
         *
         *     `IDEMPOTENCY_KEY_INVALID`: The Idempotency-Key header is missing, or is not 8 to 64 letters, digits, hyphens or underscores.
         *
         *     `AMOUNT_TOO_FINE`: An amount has fractions of a kuruş.
         *
         *     `AMOUNT_NEGATIVE`: An amount is below zero.
         *
         *     `AMOUNT_TOO_LARGE`: An amount is above 10,000,000 lira.
         *
         *     `CONTENT_INVALID`: The content is not valid; `validationErrors` lists every problem.
         */
        ValidationErrorOrMalformedRequestOrIdempotencyKeyInvalidOrAmountTooFineOrAmountNegativeOrAmountTooLargeOrContentInvalid: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
         *
         *     `BILL_NOT_FOUND`: The venue has no such bill.
         *
         *     `PAYMENT_NOT_FOUND`: The bill has no such payment.
         */
        VenueNotFoundOrBillNotFoundOrPaymentNotFound: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
         *
         *     `BILL_NOT_FOUND`: The venue has no such bill.
         *
         *     `FISCAL_DOCUMENT_NOT_FOUND`: The bill has no such fiscal document.
         */
        VenueNotFoundOrBillNotFoundOrFiscalDocumentNotFound: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
         *
         *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
         *
         *     `FISCAL_DOCUMENT_NOT_ALLOWED`: An issued fiscal document stays as it is; only an issued one is voided, and only a failed or voided one is replaced.
         */
        BillChangedOrBillTooLongOrFiscalDocumentNotAllowed: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
         *
         *     `PRODUCT_NOT_FOUND`: The venue has no such product or portion.
         */
        VenueNotFoundOrProductNotFound: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
         *
         *     `TABLE_NOT_FOUND`: The venue has no such table.
         */
        VenueNotFoundOrTableNotFound: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
         *
         *     `RESERVATION_NOT_FOUND`: The venue has no such reservation.
         */
        VenueNotFoundOrReservationNotFound: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `RESERVATION_MOVE_NOT_ALLOWED`: The current status of the reservation does not allow this. */
        ReservationMoveNotAllowed: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `CONTENT_CHANGED`: The record has another revision than `If-Match` names; read it again and decide anew. */
        ContentChanged: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `RATE_LIMIT_EXCEEDED`: Too many calls in this minute; try again after `Retry-After` seconds.
         *
         *     `TOO_MANY_LIVE_STREAMS`: The account or the venue has too many live streams open; close some, or try again after `Retry-After` seconds.
         */
        RateLimitExceededOrTooManyLiveStreams: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
         *
         *     `PRINTER_NOT_FOUND`: The venue has no such printer.
         */
        VenueNotFoundOrPrinterNotFound: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
         *
         *     `CAMPAIGN_NOT_FOUND`: The venue has no such campaign.
         */
        VenueNotFoundOrCampaignNotFound: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
         *
         *     `ACCOUNT_NOT_FOUND`: The venue has no such account.
         */
        VenueNotFoundOrAccountNotFound: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
         *
         *     `VAT_CLASS_NOT_FOUND`: The venue has no VAT class with this code.
         */
        VenueNotFoundOrVatClassNotFound: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
         *
         *     `AREA_NOT_FOUND`: The venue has no such area.
         */
        VenueNotFoundOrAreaNotFound: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `TABLE_HAS_OPEN_BILL`: A table with an open bill cannot be removed. */
        TableHasOpenBill: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
         *
         *     `TABLE_NOT_FOUND`: The venue has no such table.
         *
         *     `AREA_NOT_FOUND`: The venue has no such area.
         */
        VenueNotFoundOrTableNotFoundOrAreaNotFound: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
         *
         *     `VAT_CLASS_NOT_FOUND`: The venue has no VAT class with this code.
         *
         *     `CATEGORY_NOT_FOUND`: The venue has no such category.
         */
        VenueNotFoundOrVatClassNotFoundOrCategoryNotFound: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
         *
         *     `CATEGORY_NOT_FOUND`: The venue has no such category.
         */
        VenueNotFoundOrCategoryNotFound: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
         *
         *     `VAT_CLASS_NOT_FOUND`: The venue has no VAT class with this code.
         *
         *     `PRODUCT_NOT_FOUND`: The venue has no such product or portion.
         *
         *     `CATEGORY_NOT_FOUND`: The venue has no such category.
         */
        VenueNotFoundOrVatClassNotFoundOrProductNotFoundOrCategoryNotFound: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_ERROR`: A parameter or the JSON body cannot be read.
         *
         *     `MALFORMED_REQUEST`: The request is not valid HTTP/1.1: its request line, a header or the framing of its body is broken.
         *
         *     `CONTENT_INVALID`: The content is not valid; `validationErrors` lists every problem.
         *
         *     `PUBLIC_API_KEY_NAME_INVALID`: The name of the API key is missing or not allowed.
         *
         *     `PUBLIC_API_WEBHOOK_URL_INVALID`: The webhook address is not a public https:// address.
         */
        ValidationErrorOrMalformedRequestOrContentInvalidOrPublicApiKeyNameInvalidOrPublicApiWebhookUrlInvalid: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
         *
         *     `PUBLIC_API_KEY_NOT_FOUND`: The venue has no such API key.
         */
        VenueNotFoundOrPublicApiKeyNotFound: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `PUBLIC_API_WEBHOOK_NOT_CONFIGURED`: The API key has no webhook address. */
        PublicApiWebhookNotConfigured: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
         *
         *     `DELIVERY_NOT_FOUND`: The key has no such delivery, or it was a test event, which is not sent again.
         *
         *     `PUBLIC_API_KEY_NOT_FOUND`: The venue has no such API key.
         */
        VenueNotFoundOrDeliveryNotFoundOrPublicApiKeyNotFound: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `PRACTICE_NOT_COUNTED`: Figures and reports leave a practice venue out. */
        PracticeNotCounted: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description `VALIDATION_ERROR`: A parameter or the JSON body cannot be read.
         *
         *     `MALFORMED_REQUEST`: The request is not valid HTTP/1.1: its request line, a header or the framing of its body is broken.
         *
         *     `FIGURES_RANGE_INVALID`: Figures are read for 1 to 1,100 days, from an earlier to a later date between 2000 and 2099.
         */
        ValidationErrorOrMalformedRequestOrFiguresRangeInvalid: {
            headers: {
                "Trace-Id": components["headers"]["TraceId"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
        AcceptLanguage: string;
        /**
         * @description The venue.
         * @example 01900000-0000-7000-8000-000000000001
         */
        VenueId: string;
        /**
         * @description The date on the venue’s clock.
         * @example 2026-10-29
         */
        Date: string;
        /**
         * @description Continue after this position, a `nextCursor`; without it, the list begins.
         * @example after-0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
         */
        Cursor: string;
        /**
         * @description Items on a page.
         * @example 50
         */
        PageSize: number;
        /**
         * @description The bill.
         * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
         */
        BillId: string;
        /** @description 8 to 64 letters, digits, hyphens and underscores. Use a new one for each round, and the same one for a retry. */
        IdempotencyKey: string;
        /**
         * @description A line of the bill.
         * @example 0195f0c4-1b80-7f13-8d20-6a41b5c7e904
         */
        LineId: string;
        /**
         * @description A payment of the bill.
         * @example 3f0c9a52-7d1e-8b64-a9f2-1c5e8d07b205
         */
        PaymentId: string;
        /**
         * @description A fiscal document of the bill.
         * @example 01980000-0000-7000-8000-000000000001
         */
        DocumentId: string;
        /**
         * @description The product.
         * @example 01900000-0000-7000-8000-000000000301
         */
        ProductId: string;
        /**
         * @description The reservation.
         * @example 0195f0d2-6e10-7b55-9f20-4c81a7d3e601
         */
        ReservationId: string;
        /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
        IfMatch: string;
        /**
         * @description The printer.
         * @example 01900000-0000-7000-8000-000000000801
         */
        PrinterId: string;
        /**
         * @description The campaign.
         * @example 01900000-0000-7000-8000-000000000701
         */
        CampaignId: string;
        /**
         * @description The account.
         * @example 01900000-0000-7000-8000-000000000901
         */
        AccountId: string;
        /**
         * @description The area.
         * @example 01900000-0000-7000-8000-000000000100
         */
        AreaId: string;
        /**
         * @description The table.
         * @example 01900000-0000-7000-8000-000000000104
         */
        TableId: string;
        /**
         * @description The category.
         * @example 01900000-0000-7000-8000-000000000201
         */
        CategoryId: string;
        /**
         * @description The id of the key.
         * @example 01900000-0000-7000-8000-000000000a01
         */
        KeyId: string;
        /**
         * @description The id of the event.
         * @example evt_5a3c1f0e9d8b7a695847362514031f2e
         */
        EventId: string;
        /**
         * @description The first day; by default 27 days before the last one.
         * @example 2026-03-01
         */
        From: string;
        /**
         * @description The last day; by default today. A range has at most 1100 days.
         * @example 2026-03-28
         */
        To: string;
        /**
         * @description What the days are put together to: days, weeks from Monday, or calendar months.
         * @example Day
         */
        Step: "Day" | "Week" | "Month";
    };
    requestBodies: never;
    headers: {
        /** @description The `traceId` of the answer, also where the answer has no body. */
        TraceId: string;
        /** @description The calls left in the budget of this call, and the seconds until it is full again. */
        RateLimit: string;
        /** @description The budget of this call: the number of calls and the window in seconds. */
        RateLimitPolicy: string;
        /** @description The session, `__Host-sofra`. */
        SetCookie: string;
        /** @description Whole seconds to wait before the next try. */
        RetryAfter: number;
        /** @description `close`: the service reads nothing more from this connection. */
        Connection: string;
        /** @description The path of the bill. */
        Location: string;
        /** @description `true` when this `Idempotency-Key` was used before and nothing was placed. */
        IdempotentReplayed: "true";
        /** @description `no-store`. */
        CacheControl: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Session"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description In any letter case. */
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description The session, `__Host-sofra`, and the device, `__Host-sofra-device`. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Session"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInFailed"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAccepted"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceededOrSignInThrottled"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description Makes the browser forget the session. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: {
                            /** @description `false`, always. */
                            isSignedIn: boolean;
                        };
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAccepted"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeOwnPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            /** @description The password was changed. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: {
                            /**
                             * @description `true`, always.
                             * @example true
                             */
                            isChanged: boolean;
                        };
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            /**
             * @description `HTTPS_REQUIRED`: Plain HTTP is accepted only from the machine that runs the service; use HTTPS.
             *
             *     `CROSS_ORIGIN_NOT_ACCEPTED`: Requests from pages of other sites are not accepted.
             *
             *     `NOT_PERMITTED`: This account has no permission for this call.
             *
             *     `PASSWORD_WRONG`: The current password is wrong.
             */
            403: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceededOrSignInThrottled"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out everywhere else. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: {
                            /** @description How many sessions ended. */
                            ended: number;
                        };
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description The password was set. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: {
                            /**
                             * @description `true`, always.
                             * @example true
                             */
                            isChanged: boolean;
                        };
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            /**
             * @description `HTTPS_REQUIRED`: Plain HTTP is accepted only from the machine that runs the service; use HTTPS.
             *
             *     `CROSS_ORIGIN_NOT_ACCEPTED`: Requests from pages of other sites are not accepted.
             *
             *     `PASSWORD_LINK_INVALID`: The link to set a password was used, is too old, or was never made.
             */
            403: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDemo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The demo. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Demo"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAccepted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signInToDemo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    role: "Cook" | "Cashier" | "Owner";
                    /**
                     * Format: uuid
                     * @description The venue of the account.
                     */
                    venueId: string;
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Session"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInFailed"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAccepted"];
            404: components["responses"]["VenueNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRestaurantOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["RestaurantOffer"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAccepted"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeRestaurant: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRestaurant"];
            };
        };
        responses: {
            /** @description The session of the owner. */
            201: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Session"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            /**
             * @description `HTTPS_REQUIRED`: Plain HTTP is accepted only from the machine that runs the service; use HTTPS.
             *
             *     `CROSS_ORIGIN_NOT_ACCEPTED`: Requests from pages of other sites are not accepted.
             *
             *     `RESTAURANT_PASS_NEEDED`: Making a restaurant here needs the operator token or a one-time link.
             */
            403: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["EmailTaken"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getVenueProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The venue. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["VenueProfile"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTables: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The areas with their tables. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Area"][];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMenu: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories with their products. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Category"][];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBills: {
        parameters: {
            query?: {
                /**
                 * @description In any letter case.
                 * @example Open
                 */
                state?: "Open" | "Closed" | "All";
                /**
                 * @description Whether to list hidden bills too.
                 * @example true
                 */
                includeHidden?: "true" | "false";
                /**
                 * @description Only the bills of a day of the venue: their `businessDate`, or for those of older releases the day in whose hours they were opened. `Today` and `Yesterday` are those of the venue now.
                 * @example 2026-03-06
                 */
                date?: string;
                /**
                 * @description Finds bills: by their number, by the amount of their total or of a payment (`120,50`), by their table, by part of the name of the customer (letter case and accents do not matter), or by at least four digits of the phone number. Looks at the newest 500 bills of each state and the newest 2,000 of today, or with `date` at the newest 2,000 of the day, and without it by a number at all. A bill with that number comes first. The answer is one page; `cursor` does not count.
                 * @example 120,50
                 */
                q?: string;
                /**
                 * @description Finds bills on which something was paid in this way, by its code or its kind. Looks at the same bills as `q`.
                 * @example Card
                 */
                method?: string;
                /**
                 * @description Continue after this position, a `nextCursor`; without it, the list begins.
                 * @example after-1742
                 */
                cursor?: string;
                /**
                 * @description Items on a page.
                 * @example 50
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bills. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: {
                            items: components["schemas"]["Bill"][];
                            /**
                             * @description The position to continue after; `null` when the list ends here.
                             * @example after-1742
                             */
                            nextCursor: string | null;
                        };
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrInvalidPageSizeOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    placeStaffOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description 8 to 64 letters, digits, hyphens and underscores. Use a new one for each round, and the same one for a retry. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffOrderRequest"];
            };
        };
        responses: {
            /** @description The bill of the round that this `Idempotency-Key` placed before, as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Placement"];
                        message: string;
                    };
                };
            };
            /** @description The round was placed and sent to the kitchen. */
            201: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Placement"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrPublicApiOrderInvalidOrPublicApiProductOptionInvalidOrMalformedRequestOrIdempotencyKeyInvalidOrAmountTooFineOrAmountNegativeOrAmountTooLarge"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            /**
             * @description `PUBLIC_API_PRODUCT_NOT_FOUND`: The product or portion is not on the menu of the venue.
             *
             *     `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
             *
             *     `VAT_CLASS_NOT_FOUND`: The venue has no VAT class with this code.
             *
             *     `TABLE_NOT_FOUND`: The venue has no such table.
             *
             *     `ACCOUNT_NOT_FOUND`: The venue has no such account.
             */
            404: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `PUBLIC_API_PRODUCT_UNAVAILABLE`: A product is hidden, sold by weight or out of stock.
             *
             *     `ORDER_CREATION_IN_PROGRESS`: A call with this Idempotency-Key is still being processed; send it again with the same key.
             *
             *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPaidFirstBills: {
        parameters: {
            query?: {
                /**
                 * @description Continue after this position, a `nextCursor`; without it, the list begins.
                 * @example after-0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Items on a page.
                 * @example 50
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bills. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: {
                            items: components["schemas"]["Bill"][];
                            /**
                             * @description The position to continue after; `null` when the list ends here.
                             * @example after-0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                             */
                            nextCursor: string | null;
                        };
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrInvalidPageSizeOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bill and its history. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["BillWithHistory"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewStaffOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffBasketRequest"];
            };
        };
        responses: {
            /** @description The prices. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["PricedBill"];
                        message: string;
                    };
                };
            };
            /**
             * @description `VALIDATION_ERROR`: A parameter or the JSON body cannot be read.
             *
             *     `PUBLIC_API_ORDER_INVALID`: The order is not valid; `validationErrors` lists every problem.
             *
             *     `PUBLIC_API_PRODUCT_OPTION_INVALID`: An extra or a removed ingredient does not belong to the product, is repeated, or breaks a rule of its option group.
             *
             *     `MALFORMED_REQUEST`: The request is not valid HTTP/1.1: its request line, a header or the framing of its body is broken.
             *
             *     `AMOUNT_TOO_FINE`: An amount has fractions of a kuruş.
             *
             *     `AMOUNT_NEGATIVE`: An amount is below zero.
             *
             *     `AMOUNT_TOO_LARGE`: An amount is above 10,000,000 lira.
             */
            400: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            /**
             * @description `PUBLIC_API_PRODUCT_NOT_FOUND`: The product or portion is not on the menu of the venue.
             *
             *     `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
             *
             *     `VAT_CLASS_NOT_FOUND`: The venue has no VAT class with this code.
             *
             *     `BILL_NOT_FOUND`: The venue has no such bill.
             *
             *     `TABLE_NOT_FOUND`: The venue has no such table.
             */
            404: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `PUBLIC_API_PRODUCT_UNAVAILABLE`: A product is hidden, sold by weight or out of stock.
             *
             *     `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    placeStaffRound: {
        parameters: {
            query?: never;
            header: {
                /** @description 8 to 64 letters, digits, hyphens and underscores. Use a new one for each round, and the same one for a retry. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRoundRequest"];
            };
        };
        responses: {
            /** @description The bill of the round that this `Idempotency-Key` placed before, as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Placement"];
                        message: string;
                    };
                };
            };
            /** @description The round was placed and sent to the kitchen. */
            201: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Placement"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrPublicApiOrderInvalidOrPublicApiProductOptionInvalidOrMalformedRequestOrIdempotencyKeyInvalidOrAmountTooFineOrAmountNegativeOrAmountTooLarge"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            /**
             * @description `PUBLIC_API_PRODUCT_NOT_FOUND`: The product or portion is not on the menu of the venue.
             *
             *     `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
             *
             *     `VAT_CLASS_NOT_FOUND`: The venue has no VAT class with this code.
             *
             *     `BILL_NOT_FOUND`: The venue has no such bill.
             *
             *     `ACCOUNT_NOT_FOUND`: The venue has no such account.
             */
            404: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `PUBLIC_API_PRODUCT_UNAVAILABLE`: A product is hidden, sold by weight or out of stock.
             *
             *     `ORDER_CREATION_IN_PROGRESS`: A call with this Idempotency-Key is still being processed; send it again with the same key.
             *
             *     `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    hideBill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isHidden: boolean;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFound"];
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    moveLine: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
                /**
                 * @description A line of the bill.
                 * @example 0195f0c4-1b80-7f13-8d20-6a41b5c7e904
                 */
                lineId: components["parameters"]["LineId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    to: "Pending" | "Preparing" | "Ready" | "Served" | "Cancelled";
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFoundOrLineNotFound"];
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
             *
             *     `BILL_HAS_PAYMENTS`: The bill has payments; reverse them first.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             *
             *     `LINE_MOVE_NOT_ALLOWED`: A line moves forward, or one step back; a struck line stays struck.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    strikeLine: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
                /**
                 * @description A line of the bill.
                 * @example 0195f0c4-1b80-7f13-8d20-6a41b5c7e904
                 */
                lineId: components["parameters"]["LineId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The reason, for the history of the bill. */
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFoundOrLineNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["BillNotOpenOrBillChangedOrBillHasPaymentsOrBillTooLong"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
                /**
                 * @description A line of the bill.
                 * @example 0195f0c4-1b80-7f13-8d20-6a41b5c7e904
                 */
                lineId: components["parameters"]["LineId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bill with the line that was ordered again before, as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Location: components["headers"]["Location"];
                    /** @description `true` when the line had been ordered again before. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Placement"];
                        message: string;
                    };
                };
            };
            /** @description The line was ordered and sent to the kitchen. */
            201: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Placement"];
                        message: string;
                    };
                };
            };
            /**
             * @description `VALIDATION_ERROR`: A parameter or the JSON body cannot be read.
             *
             *     `PUBLIC_API_PRODUCT_OPTION_INVALID`: An extra or a removed ingredient does not belong to the product, is repeated, or breaks a rule of its option group.
             *
             *     `MALFORMED_REQUEST`: The request is not valid HTTP/1.1: its request line, a header or the framing of its body is broken.
             */
            400: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            /**
             * @description `PUBLIC_API_PRODUCT_NOT_FOUND`: The product or portion is not on the menu of the venue.
             *
             *     `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
             *
             *     `BILL_NOT_FOUND`: The venue has no such bill.
             *
             *     `LINE_NOT_FOUND`: The bill has no such line.
             *
             *     `TABLE_NOT_FOUND`: The venue has no such table.
             */
            404: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `PUBLIC_API_PRODUCT_UNAVAILABLE`: A product is hidden, sold by weight or out of stock.
             *
             *     `ORDER_CREATION_IN_PROGRESS`: A call with this Idempotency-Key is still being processed; send it again with the same key.
             *
             *     `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             *
             *     `LINE_MOVE_NOT_ALLOWED`: A line moves forward, or one step back; a struck line stays struck.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bumpRound: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
                /**
                 * @description A round of the bill.
                 * @example 0195f0c4-1b80-7a02-9c31-52d7e8f60a02
                 */
                roundId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    to: "Preparing" | "Ready" | "Served";
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFoundOrLineNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["BillNotOpenOrBillChangedOrBillTooLong"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    stepQuantity: {
        parameters: {
            query?: never;
            header: {
                /** @description 8 to 64 letters, digits, hyphens and underscores. Use a new one for each step, and the same one for a retry: a repeat adds nothing. */
                "Idempotency-Key": string;
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
                /**
                 * @description A line of the bill.
                 * @example 0195f0c4-1b80-7f13-8d20-6a41b5c7e904
                 */
                lineId: components["parameters"]["LineId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Negative takes away. */
                    by: number;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrIdempotencyKeyInvalidOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFoundOrLineNotFound"];
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `PUBLIC_API_PRODUCT_UNAVAILABLE`: A product is hidden, sold by weight or out of stock.
             *
             *     `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             *
             *     `LINE_MOVE_NOT_ALLOWED`: A line moves forward, or one step back; a struck line stays struck.
             *
             *     `LINE_IS_MEASURED`: The line is of goods by measure, which have a measure and no quantity.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeQuantity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
                /**
                 * @description A line of the bill.
                 * @example 0195f0c4-1b80-7f13-8d20-6a41b5c7e904
                 */
                lineId: components["parameters"]["LineId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    quantity: number;
                    /** @description The `revision` of the bill on which the number was decided. */
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFoundOrLineNotFound"];
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `PUBLIC_API_PRODUCT_UNAVAILABLE`: A product is hidden, sold by weight or out of stock.
             *
             *     `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
             *
             *     `BILL_CHANGED_SINCE`: The bill was changed after the `revision` that the call states.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             *
             *     `LINE_MOVE_NOT_ALLOWED`: A line moves forward, or one step back; a struck line stays struck.
             *
             *     `LINE_IS_MEASURED`: The line is of goods by measure, which have a measure and no quantity.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    giveAway: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
                /**
                 * @description A line of the bill.
                 * @example 0195f0c4-1b80-7f13-8d20-6a41b5c7e904
                 */
                lineId: components["parameters"]["LineId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isGift: boolean;
                    /** @description The reason, for the history of the bill. */
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFoundOrLineNotFound"];
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             *
             *     `LINE_MOVE_NOT_ALLOWED`: A line moves forward, or one step back; a struck line stays struck.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setPrice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
                /**
                 * @description A line of the bill.
                 * @example 0195f0c4-1b80-7f13-8d20-6a41b5c7e904
                 */
                lineId: components["parameters"]["LineId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description In lira with at most two decimals, of one unit without extras; of goods by measure, of one unit of the measure. `null` for the price of the menu. */
                    price: number | null;
                    /** @description The reason, for the history of the bill. */
                    reason?: string | null;
                    /** @description The `revision` of the bill on which the number was decided. */
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrAmountTooFineOrAmountNegativeOrAmountTooLargeOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFoundOrLineNotFound"];
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
             *
             *     `BILL_CHANGED_SINCE`: The bill was changed after the `revision` that the call states.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             *
             *     `LINE_MOVE_NOT_ALLOWED`: A line moves forward, or one step back; a struck line stays struck.
             *
             *     `PRICE_ABOVE_MENU`: A price by hand is above the price of the menu.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    discountLine: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
                /**
                 * @description A line of the bill.
                 * @example 0195f0c4-1b80-7f13-8d20-6a41b5c7e904
                 */
                lineId: components["parameters"]["LineId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description With at most two decimals. */
                    percent?: number | null;
                    /** @description In lira with at most two decimals, instead of `percent`. */
                    amount?: number | null;
                    /** @description The reason, for the history of the bill. */
                    reason?: string | null;
                    /** @description The `revision` of the bill on which the number was decided. */
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrAmountTooFineOrAmountNegativeOrAmountTooLargeOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFoundOrLineNotFound"];
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
             *
             *     `BILL_CHANGED_SINCE`: The bill was changed after the `revision` that the call states.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             *
             *     `LINE_MOVE_NOT_ALLOWED`: A line moves forward, or one step back; a struck line stays struck.
             *
             *     `DISCOUNT_TOO_LARGE`: A discount by hand is more than what remains to take it off.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    discountBill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description With at most two decimals. */
                    percent?: number | null;
                    /** @description In lira with at most two decimals, instead of `percent`. */
                    amount?: number | null;
                    /** @description The reason, for the history of the bill. */
                    reason?: string | null;
                    /** @description The `revision` of the bill on which the number was decided. */
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrAmountTooFineOrAmountNegativeOrAmountTooLargeOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFound"];
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
             *
             *     `BILL_CHANGED_SINCE`: The bill was changed after the `revision` that the call states.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             *
             *     `DISCOUNT_TOO_LARGE`: A discount by hand is more than what remains to take it off.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    moveToTable: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    tableId: string;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            /**
             * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
             *
             *     `BILL_NOT_FOUND`: The venue has no such bill.
             *
             *     `TABLE_NOT_FOUND`: The venue has no such table.
             */
            404: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `BILL_TYPE_MISMATCH`: This call does not apply to a bill of this type.
             *
             *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             *
             *     `TABLE_TAKEN`: The table has an open bill of its own.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewMove: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description So many units of each line. Left out, all lines move, and nothing is left on the bill. */
                    lines?: {
                        /** Format: uuid */
                        lineId: string;
                        quantity: number;
                    }[] | null;
                    to: {
                        /**
                         * Format: uuid
                         * @description An open bill, or one whose lines have all moved to this one: it is opened again.
                         */
                        billId?: string | null;
                        /** @description The `revision` of that bill that the person saw. */
                        revision?: number;
                        /**
                         * Format: uuid
                         * @description A table without an open bill, which gets one. Without `billId` and `tableId` a takeaway is opened.
                         */
                        tableId?: string | null;
                    };
                    /** @description The `revision` of the bill on which the number was decided. */
                    revision: number;
                };
            };
        };
        responses: {
            /** @description Both totals, before and after. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["MovePreview"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFoundOrLineNotFoundOrTableNotFound"];
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `BILL_CHANGED_SINCE`: The bill was changed after the `revision` that the call states.
             *
             *     `BILL_HAS_PAYMENTS`: The bill has payments; reverse them first.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             *
             *     `BILL_OVERPAID`: The payments exceed the total of the bill; give back `details.toGiveBack` first.
             *
             *     `LINE_MOVE_NOT_ALLOWED`: A line moves forward, or one step back; a struck line stays struck.
             *
             *     `UNIT_ALREADY_PAID`: More units of a line are chosen than are left to pay.
             *
             *     `UNIT_HAS_DOCUMENT`: More units of a line are chosen than are left without a fiscal document.
             *
             *     `MEAL_CARD_OVERPAID`: Meal cards have paid more than what is left accepts; give back `details.toGiveBack` first.
             *
             *     `TABLE_TAKEN`: The table has an open bill of its own.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    moveToBill: {
        parameters: {
            query?: never;
            header: {
                /** @description 8 to 64 letters, digits, hyphens and underscores. Use a new one for each move, and the same one for a retry. */
                "Idempotency-Key": string;
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description So many units of each line. Left out, all lines move, and nothing is left on the bill. */
                    lines?: {
                        /** Format: uuid */
                        lineId: string;
                        quantity: number;
                    }[] | null;
                    to: {
                        /**
                         * Format: uuid
                         * @description An open bill, or one whose lines have all moved to this one: it is opened again.
                         */
                        billId?: string | null;
                        /** @description The `revision` of that bill that the person saw. */
                        revision?: number;
                        /**
                         * Format: uuid
                         * @description A table without an open bill, which gets one. Without `billId` and `tableId` a takeaway is opened.
                         */
                        tableId?: string | null;
                    };
                    /** @description The `revision` of the bill on which the number was decided. */
                    revision: number;
                };
            };
        };
        responses: {
            /** @description Both bills as they are now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["MovedBills"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrIdempotencyKeyInvalidOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFoundOrLineNotFoundOrTableNotFound"];
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
             *
             *     `BILL_CHANGED_SINCE`: The bill was changed after the `revision` that the call states.
             *
             *     `BILL_HAS_PAYMENTS`: The bill has payments; reverse them first.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             *
             *     `BILL_OVERPAID`: The payments exceed the total of the bill; give back `details.toGiveBack` first.
             *
             *     `LINE_MOVE_NOT_ALLOWED`: A line moves forward, or one step back; a struck line stays struck.
             *
             *     `UNIT_ALREADY_PAID`: More units of a line are chosen than are left to pay.
             *
             *     `UNIT_HAS_DOCUMENT`: More units of a line are chosen than are left without a fiscal document.
             *
             *     `MEAL_CARD_OVERPAID`: Meal cards have paid more than what is left accepts; give back `details.toGiveBack` first.
             *
             *     `IDEMPOTENCY_KEY_REUSED`: The Idempotency-Key was used for another payment, refund or fiscal document of the bill.
             *
             *     `TABLE_TAKEN`: The table has an open bill of its own.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markLeft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hasLeft: boolean;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["BillNotOpenOrBillTypeMismatchOrBillChangedOrBillTooLong"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    stepGuests: {
        parameters: {
            query?: never;
            header: {
                /** @description 8 to 64 letters, digits, hyphens and underscores. Use a new one for each step, and the same one for a retry: a repeat adds nothing. */
                "Idempotency-Key": string;
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Negative takes away. */
                    by: number;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrIdempotencyKeyInvalidOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["BillNotOpenOrBillTypeMismatchOrBillChangedOrBillTooLong"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    countGuests: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    guests: number | null;
                    /** @description The `revision` of the bill on which the number was decided. */
                    revision: number;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFound"];
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `BILL_TYPE_MISMATCH`: This call does not apply to a bill of this type.
             *
             *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
             *
             *     `BILL_CHANGED_SINCE`: The bill was changed after the `revision` that the call states.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    askForBill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isAsked: boolean;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["BillNotOpenOrBillTypeMismatchOrBillChangedOrBillTooLong"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The first way to pay of this kind that is switched on. Left out with `method`.
                     * @enum {string|null}
                     */
                    kind?: "Cash" | "Card" | "MealCard" | "Online" | "BankTransfer" | "Other" | null;
                    /** @description The code of a way to pay of the venue, one of its `paymentMethods`. */
                    method?: string | null;
                    /** @description On top of the amount. In lira. */
                    tip?: number | null;
                    /** @description What was handed over; what is beyond amount, rounding and tip is change. Left out: just that. In lira. */
                    tendered?: number | null;
                    /** @description What it settles of the bill. In lira. */
                    amount?: number | null;
                    /** @description Units that nobody has paid yet: what they owe, with their part of the service fee. */
                    units?: {
                        /** Format: uuid */
                        lineId: string;
                        quantity: number;
                    }[] | null;
                    /** @description An equal share of what remains, for so many people who have not paid. */
                    payersLeft?: number | null;
                    /**
                     * @description What becomes of an `amount` beyond what remains: a tip, or money to give back before closing. Left out, it is refused.
                     * @enum {string|null}
                     */
                    excess?: "Tip" | "GiveBack" | null;
                    /** @description The `revision` of the bill that the person saw. Required without `amount`. */
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description The amounts. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["PaymentPreview"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrAmountTooFineOrAmountNegativeOrAmountTooLargeOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrPaymentMethodNotFoundOrBillNotFoundOrLineNotFound"];
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `PAYMENT_TOO_LARGE`: The payment exceeds what is still owed.
             *
             *     `PAYMENT_METHOD_INACTIVE`: The way to pay is switched off.
             *
             *     `UNIT_ALREADY_PAID`: More units of a line are chosen than are left to pay.
             *
             *     `MEAL_CARD_NOT_ACCEPTED`: The way to pay is only for lines that accept meal cards, which come to less.
             *
             *     `TENDERED_TOO_SMALL`: What was handed over is less than the amount with tip and rounding.
             *
             *     `CHANGE_NOT_GIVEN`: The way to pay gives no change.
             *
             *     `PAYMENT_KIND_REQUIRED`: The bill is not fully paid: name the kind of payment for the rest.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recordPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description 8 to 64 letters, digits, hyphens and underscores. Use a new one for each payment, and the same one for a retry. */
                "Idempotency-Key": string;
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The first way to pay of this kind that is switched on. Left out with `method`.
                     * @enum {string|null}
                     */
                    kind?: "Cash" | "Card" | "MealCard" | "Online" | "BankTransfer" | "Other" | null;
                    /** @description The code of a way to pay of the venue, one of its `paymentMethods`. */
                    method?: string | null;
                    /** @description On top of the amount. In lira. */
                    tip?: number | null;
                    /** @description What was handed over; what is beyond amount, rounding and tip is change. Left out: just that. In lira. */
                    tendered?: number | null;
                    /** @description What it settles of the bill. In lira. */
                    amount?: number | null;
                    /** @description Units that nobody has paid yet: what they owe, with their part of the service fee. */
                    units?: {
                        /** Format: uuid */
                        lineId: string;
                        quantity: number;
                    }[] | null;
                    /** @description An equal share of what remains, for so many people who have not paid. */
                    payersLeft?: number | null;
                    /**
                     * @description What becomes of an `amount` beyond what remains: a tip, or money to give back before closing. Left out, it is refused.
                     * @enum {string|null}
                     */
                    excess?: "Tip" | "GiveBack" | null;
                    /** @description The `revision` of the bill that the person saw. Required without `amount`. */
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrIdempotencyKeyInvalidOrAmountTooFineOrAmountNegativeOrAmountTooLargeOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrPaymentMethodNotFoundOrBillNotFoundOrLineNotFound"];
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
             *
             *     `BILL_CHANGED_SINCE`: The bill was changed after the `revision` that the call states.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             *
             *     `PAYMENT_TOO_LARGE`: The payment exceeds what is still owed.
             *
             *     `PAYMENT_METHOD_INACTIVE`: The way to pay is switched off.
             *
             *     `UNIT_ALREADY_PAID`: More units of a line are chosen than are left to pay.
             *
             *     `MEAL_CARD_NOT_ACCEPTED`: The way to pay is only for lines that accept meal cards, which come to less.
             *
             *     `TENDERED_TOO_SMALL`: What was handed over is less than the amount with tip and rounding.
             *
             *     `CHANGE_NOT_GIVEN`: The way to pay gives no change.
             *
             *     `IDEMPOTENCY_KEY_REUSED`: The Idempotency-Key was used for another payment, refund or fiscal document of the bill.
             *
             *     `PAYMENT_KIND_REQUIRED`: The bill is not fully paid: name the kind of payment for the rest.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
                /**
                 * @description A payment of the bill.
                 * @example 3f0c9a52-7d1e-8b64-a9f2-1c5e8d07b205
                 */
                paymentId: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description In lira with at most two decimals. Left out without `units`: all that is left of the payment. */
                    amount?: number | null;
                    /** @description Units of the payment that were not given back yet: what they owe, with their part of the service fee, at most what is left of the payment. Of a payment that chose no units, those that no other payment chose. */
                    units?: {
                        /** Format: uuid */
                        lineId: string;
                        quantity: number;
                    }[] | null;
                };
            };
        };
        responses: {
            /** @description The amounts. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["RefundPreview"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrAmountTooFineOrAmountNegativeOrAmountTooLargeOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            /**
             * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
             *
             *     `BILL_NOT_FOUND`: The venue has no such bill.
             *
             *     `LINE_NOT_FOUND`: The bill has no such line.
             *
             *     `PAYMENT_NOT_FOUND`: The bill has no such payment.
             */
            404: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `UNIT_NOT_REFUNDABLE`: Units are chosen that the payment was not for, or that were given back already.
             *
             *     `REFUND_TOO_LARGE`: More is to be given back than is left of the payment, or than was paid beyond the total.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    refundPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description 8 to 64 letters, digits, hyphens and underscores. Use a new one for each refund, and the same one for a retry. */
                "Idempotency-Key": string;
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
                /**
                 * @description A payment of the bill.
                 * @example 3f0c9a52-7d1e-8b64-a9f2-1c5e8d07b205
                 */
                paymentId: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description In lira with at most two decimals. Left out without `units`: all that is left of the payment. */
                    amount?: number | null;
                    /** @description Units of the payment that were not given back yet: what they owe, with their part of the service fee, at most what is left of the payment. Of a payment that chose no units, those that no other payment chose. */
                    units?: {
                        /** Format: uuid */
                        lineId: string;
                        quantity: number;
                    }[] | null;
                    /**
                     * @description How it is given back, as for a payment.
                     * @enum {string|null}
                     */
                    kind?: "Cash" | "Card" | "MealCard" | "Online" | "BankTransfer" | "Other" | null;
                    /** @description The code of a way to pay, in place of `kind`. */
                    method?: string | null;
                    /** @description The reason, for the history of the bill. */
                    reason?: string | null;
                    /** @description The `revision` of the bill that the person saw. State it with `units`: nothing is given back when the bill was changed since. */
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrIdempotencyKeyInvalidOrAmountTooFineOrAmountNegativeOrAmountTooLargeOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            /**
             * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
             *
             *     `PAYMENT_METHOD_NOT_FOUND`: The venue has no such way to pay.
             *
             *     `BILL_NOT_FOUND`: The venue has no such bill.
             *
             *     `LINE_NOT_FOUND`: The bill has no such line.
             *
             *     `PAYMENT_NOT_FOUND`: The bill has no such payment.
             */
            404: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
             *
             *     `BILL_CHANGED_SINCE`: The bill was changed after the `revision` that the call states.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             *
             *     `PAYMENT_METHOD_INACTIVE`: The way to pay is switched off.
             *
             *     `IDEMPOTENCY_KEY_REUSED`: The Idempotency-Key was used for another payment, refund or fiscal document of the bill.
             *
             *     `UNIT_NOT_REFUNDABLE`: Units are chosen that the payment was not for, or that were given back already.
             *
             *     `REFUND_TOO_LARGE`: More is to be given back than is left of the payment, or than was paid beyond the total.
             *
             *     `PAYMENT_KIND_REQUIRED`: The bill is not fully paid: name the kind of payment for the rest.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeTip: {
        parameters: {
            query?: never;
            header: {
                /** @description 8 to 64 letters, digits, hyphens and underscores. Use a new one for each tip, and the same one for a retry. */
                "Idempotency-Key": string;
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
                /**
                 * @description A payment of the bill.
                 * @example 3f0c9a52-7d1e-8b64-a9f2-1c5e8d07b205
                 */
                paymentId: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description In lira with at most two decimals. */
                    amount: number;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrIdempotencyKeyInvalidOrAmountTooFineOrAmountNegativeOrAmountTooLargeOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFoundOrPaymentNotFound"];
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             *
             *     `REFUND_TOO_LARGE`: More is to be given back than is left of the payment, or than was paid beyond the total.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reversePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
                /**
                 * @description A payment of the bill.
                 * @example 3f0c9a52-7d1e-8b64-a9f2-1c5e8d07b205
                 */
                paymentId: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The reason, for the history of the bill. */
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFoundOrPaymentNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["BillNotOpenOrBillChangedOrBillTooLong"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    closeBill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The first way to pay of this kind that is switched on. Left out with `method`.
                     * @enum {string|null}
                     */
                    kind?: "Cash" | "Card" | "MealCard" | "Online" | "BankTransfer" | "Other" | null;
                    /** @description The code of a way to pay of the venue, one of its `paymentMethods`. */
                    method?: string | null;
                    /** @description On top of the amount. In lira. */
                    tip?: number | null;
                    /** @description What was handed over; what is beyond amount, rounding and tip is change. Left out: just that. In lira. */
                    tendered?: number | null;
                    /** @description Why it is closed without a fiscal document that the venue demands; for owners only. The documents can still be issued. */
                    withoutDocument?: string | null;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrAmountTooFineOrAmountNegativeOrAmountTooLargeOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            /**
             * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
             *
             *     `PAYMENT_METHOD_NOT_FOUND`: The venue has no such way to pay.
             *
             *     `BILL_NOT_FOUND`: The venue has no such bill.
             */
            404: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             *
             *     `BILL_OVERPAID`: The payments exceed the total of the bill; give back `details.toGiveBack` first.
             *
             *     `PAYMENT_TOO_LARGE`: The payment exceeds what is still owed.
             *
             *     `PAYMENT_METHOD_INACTIVE`: The way to pay is switched off.
             *
             *     `MEAL_CARD_NOT_ACCEPTED`: The way to pay is only for lines that accept meal cards, which come to less.
             *
             *     `MEAL_CARD_OVERPAID`: Meal cards have paid more than what is left accepts; give back `details.toGiveBack` first.
             *
             *     `TENDERED_TOO_SMALL`: What was handed over is less than the amount with tip and rounding.
             *
             *     `CHANGE_NOT_GIVEN`: The way to pay gives no change.
             *
             *     `PAYMENT_KIND_REQUIRED`: The bill is not fully paid: name the kind of payment for the rest.
             *
             *     `FISCAL_DOCUMENT_REQUIRED`: The venue closes a bill only when each payment has an issued fiscal document; `validationErrors` names the others.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    voidBill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The reason, for the history of the bill. */
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["BillNotOpenOrBillChangedOrBillHasPaymentsOrBillTooLong"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    printBill: {
        parameters: {
            query?: never;
            header: {
                /** @description 8 to 64 letters, digits, hyphens and underscores. Use a new one for each print, and the same one for a retry. */
                "Idempotency-Key": string;
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description `Bill`: of an open bill. `Receipt`: of a paid one, or of one payment.
                     * @enum {string}
                     */
                    kind: "Bill" | "Receipt";
                    /**
                     * Format: uuid
                     * @description With `Receipt`: the payment of one guest.
                     */
                    paymentId?: string | null;
                    /**
                     * Format: uuid
                     * @description A printer for bills; left out, the first one that prints bills alone, else the first one.
                     */
                    printerId?: string | null;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrIdempotencyKeyInvalidOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            /**
             * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
             *
             *     `BILL_NOT_FOUND`: The venue has no such bill.
             *
             *     `PAYMENT_NOT_FOUND`: The bill has no such payment.
             *
             *     `PRINTER_NOT_FOUND`: The venue has no such printer.
             */
            404: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             *
             *     `BILL_NOT_PAID`: Something remains to be paid; a receipt is for a paid bill, or for one payment.
             *
             *     `BILL_NOT_PRINTABLE`: The venue has no printer for bills.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBillPapers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The papers. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["PrintedPaper"][];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBillPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["BillPage"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBillPicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFound"];
            /** @description `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed. */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUnissuedBills: {
        parameters: {
            query?: {
                /**
                 * @description Continue after this position, a `nextCursor`; without it, the list begins.
                 * @example after-0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Items on a page.
                 * @example 50
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bills. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: {
                            items: components["schemas"]["FiscalBill"][];
                            /**
                             * @description The position to continue after; `null` when the list ends here.
                             * @example after-0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                             */
                            nextCursor: string | null;
                        };
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrInvalidPageSizeOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFiscalBill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bill. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["FiscalBill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createFiscalDocument: {
        parameters: {
            query?: never;
            header: {
                /** @description 8 to 64 letters, digits, hyphens and underscores: your own id of the document. Use the same one for a retry. */
                "Idempotency-Key": string;
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description `Sale`: of payments. `Refund`: of refunds. `Void`: takes back an issued document. `TableSlip`: of units before they are paid.
                     * @enum {string}
                     */
                    kind: "Sale" | "Refund" | "Void" | "TableSlip";
                    /** @description Of a `Sale`: one or more payments. */
                    paymentIds?: string[] | null;
                    /** @description Of a `Refund`: one or more refunds. */
                    refundIds?: string[] | null;
                    /** @description Of a `TableSlip`; of a `Sale` where the device lists units. */
                    units?: {
                        /** Format: uuid */
                        lineId: string;
                        quantity: number;
                    }[] | null;
                    /**
                     * Format: uuid
                     * @description Of a `Void`, the issued document; of others, one of their kind that failed or was voided.
                     */
                    replacesId?: string | null;
                    /** @description What staff call the device. */
                    device?: string | null;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["FiscalBill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrIdempotencyKeyInvalidOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            /**
             * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
             *
             *     `BILL_NOT_FOUND`: The venue has no such bill.
             *
             *     `LINE_NOT_FOUND`: The bill has no such line.
             *
             *     `PAYMENT_NOT_FOUND`: The bill has no such payment.
             *
             *     `FISCAL_DOCUMENT_NOT_FOUND`: The bill has no such fiscal document.
             */
            404: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `BILL_NOT_OPEN`: The bill is closed or cancelled and cannot be changed.
             *
             *     `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
             *
             *     `BILL_TOO_LONG`: The bill would exceed 500 lines, 100 payments or 5,000 changes; close it and open another.
             *
             *     `IDEMPOTENCY_KEY_REUSED`: The Idempotency-Key was used for another payment, refund or fiscal document of the bill.
             *
             *     `FISCAL_DOCUMENT_EXISTS`: What the fiscal document is for has one already.
             *
             *     `FISCAL_DOCUMENT_NOT_ALLOWED`: An issued fiscal document stays as it is; only an issued one is voided, and only a failed or voided one is replaced.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    issueFiscalDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
                /**
                 * @description A fiscal document of the bill.
                 * @example 01980000-0000-7000-8000-000000000001
                 */
                documentId: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the document, on the device. */
                    number: string;
                    /** @description The Z report of the device that it belongs to. */
                    zNumber?: string | null;
                    /** @description What the device or its maker identifies it by. */
                    uuid?: string | null;
                    /**
                     * Format: date-time
                     * @description On the clock of the device. Left out: the instant of the call.
                     * @example 2026-03-01T18:30:00.000Z
                     */
                    issuedAt?: string | null;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["FiscalBill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFoundOrFiscalDocumentNotFound"];
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `BILL_CHANGED`: Other calls kept changing the bill; read it and try again.
             *
             *     `FISCAL_DOCUMENT_NOT_ALLOWED`: An issued fiscal document stays as it is; only an issued one is voided, and only a failed or voided one is replaced.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    failFiscalDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
                /**
                 * @description A fiscal document of the bill.
                 * @example 01980000-0000-7000-8000-000000000001
                 */
                documentId: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description For the staff. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["FiscalBill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFoundOrFiscalDocumentNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["BillChangedOrBillTooLongOrFiscalDocumentNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    retryFiscalDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId: components["parameters"]["BillId"];
                /**
                 * @description A fiscal document of the bill.
                 * @example 01980000-0000-7000-8000-000000000001
                 */
                documentId: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bill as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Bill"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrBillNotFoundOrFiscalDocumentNotFound"];
            409: components["responses"]["BillChangedOrBillTooLongOrFiscalDocumentNotAllowed"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    declareRush: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description In the future, at most 12 hours ahead.
                     * @example 2026-03-01T18:30:00.000Z
                     */
                    until: string;
                    /** @description The reason, for guests. */
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description The rush as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Rush"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endRush: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no rush now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Rush"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ProductStock"][];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    switchSoldOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The product.
                 * @example 01900000-0000-7000-8000-000000000301
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isSoldOut: boolean;
                };
            };
        };
        responses: {
            /** @description The stock of the product as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ProductStock"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrProductNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listReservations: {
        parameters: {
            query?: {
                /**
                 * @description The date on which the evening begins; the current evening by default.
                 * @example 2026-03-04
                 */
                date?: string;
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evening. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ReservationEvening"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    takeStaffReservation: {
        parameters: {
            query?: never;
            header: {
                /** @description 8 to 64 letters, digits, hyphens and underscores. Use a new one for each reservation, and the same one for a retry. */
                "Idempotency-Key": string;
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffReservation"];
            };
        };
        responses: {
            /** @description The reservation that this `Idempotency-Key` took before, as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description The path of the reservation. */
                    Location?: string;
                    /** @description `true` when this `Idempotency-Key` was used before and nothing was taken. */
                    "Idempotent-Replayed"?: "true";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ReservationWithClashes"];
                        message: string;
                    };
                };
            };
            /** @description The reservation was taken. */
            201: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description The path of the reservation. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ReservationWithClashes"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrIdempotencyKeyInvalidOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrTableNotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description `RESERVATION_TABLE_TAKEN`: Another party has one of these tables at that time. */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPendingReservations: {
        parameters: {
            query?: {
                /**
                 * @description Continue after this position, a `nextCursor`; without it, the list begins.
                 * @example after-1772560800000-019cb2d4-5e00-7a31-8f0e-2c6b1d9a4e57
                 */
                cursor?: string;
                /**
                 * @description Items on a page.
                 * @example 50
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: {
                            items: components["schemas"]["ListedReservation"][];
                            /**
                             * @description The position to continue after; `null` when the list ends here.
                             * @example after-1772560800000-019cb2d4-5e00-7a31-8f0e-2c6b1d9a4e57
                             */
                            nextCursor: string | null;
                        };
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrInvalidPageSizeOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchReservations: {
        parameters: {
            query: {
                /**
                 * @description What is sought; blank finds none.
                 * @example yılmaz
                 */
                q: string;
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["FoundReservations"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listStandings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tables. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["TableStanding"][];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTableChoices: {
        parameters: {
            query: {
                /**
                 * @description The time of the party.
                 * @example 2026-03-01T18:30:00.000Z
                 */
                startsAt: string;
                /** @example 1 */
                guests: number;
                /**
                 * @description The reservation of the party, which is no conflict with itself.
                 * @example 0195f0d2-6e10-7b55-9f20-4c81a7d3e601
                 */
                reservationId?: string;
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["TableChoices"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkInByCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description In any letter case, with or without spaces and hyphens; `O` counts as `0`, `I` and `L` as `1`. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description The reservation as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["VenueReservation"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrReservationNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["ReservationMoveNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The reservation.
                 * @example 0195f0d2-6e10-7b55-9f20-4c81a7d3e601
                 */
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation and its history. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ReservationWithHistory"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrReservationNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The reservation.
                 * @example 0195f0d2-6e10-7b55-9f20-4c81a7d3e601
                 */
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReservationChange"];
            };
        };
        responses: {
            /** @description The reservation as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ReservationWithClashes"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            /**
             * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
             *
             *     `TABLE_NOT_FOUND`: The venue has no such table.
             *
             *     `RESERVATION_NOT_FOUND`: The venue has no such reservation.
             */
            404: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `RESERVATION_TABLE_TAKEN`: Another party has one of these tables at that time.
             *
             *     `RESERVATION_MOVE_NOT_ALLOWED`: The current status of the reservation does not allow this.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["ContentChanged"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acceptReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The reservation.
                 * @example 0195f0d2-6e10-7b55-9f20-4c81a7d3e601
                 */
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ReservationWithClashes"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrReservationNotFound"];
            409: components["responses"]["ReservationMoveNotAllowed"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    declineReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The reservation.
                 * @example 0195f0d2-6e10-7b55-9f20-4c81a7d3e601
                 */
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The reason, for the history of the reservation. The guest does not see it. */
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description The reservation as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["VenueReservation"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrReservationNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["ReservationMoveNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelForVenue: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The reservation.
                 * @example 0195f0d2-6e10-7b55-9f20-4c81a7d3e601
                 */
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The reason, which the guest reads. */
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description The reservation as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["VenueReservation"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrReservationNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["ReservationMoveNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkInReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The reservation.
                 * @example 0195f0d2-6e10-7b55-9f20-4c81a7d3e601
                 */
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["VenueReservation"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrReservationNotFound"];
            409: components["responses"]["ReservationMoveNotAllowed"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markNoShow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The reservation.
                 * @example 0195f0d2-6e10-7b55-9f20-4c81a7d3e601
                 */
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["VenueReservation"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrReservationNotFound"];
            409: components["responses"]["ReservationMoveNotAllowed"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endVisit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The reservation.
                 * @example 0195f0d2-6e10-7b55-9f20-4c81a7d3e601
                 */
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["VenueReservation"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrReservationNotFound"];
            409: components["responses"]["ReservationMoveNotAllowed"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    followVenue: {
        parameters: {
            query?: {
                /**
                 * @description The venue; your own one by default.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId?: string;
            };
            header?: {
                /** @description The number of the last change that was received. */
                "Last-Event-ID"?: string;
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events until either side disconnects; the `data` of each is JSON. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveEvents"];
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceededOrTooManyLiveStreams"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                /**
                 * @description The `cursor` of the answer before; 0 is before the first change.
                 * @example 0
                 */
                after?: string;
                /**
                 * @description Seconds to wait for a change.
                 * @example 0
                 */
                wait?: number;
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Changes. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Changes"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            /** @description `CHANGES_EXPIRED`: The changes after this cursor are no longer kept: read everything anew. */
            410: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceededOrTooManyLiveStreams"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNotices: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notices. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Notices"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markNoticesSeen: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The newest change that was seen. */
                    change: number;
                };
            };
        };
        responses: {
            /** @description The notices as they are now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Notices"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /**
                 * @description Only tickets in this state; upper or lower case.
                 * @example BoardOnly
                 */
                state?: "BoardOnly" | "Waiting" | "Printing" | "Printed" | "Held";
                /**
                 * @description Only tickets of this bill.
                 * @example 0195f0c4-1b80-7c44-b1a5-0e9d2f7c3a03
                 */
                billId?: string;
                /**
                 * @description Only tickets of this printer.
                 * @example 01900000-0000-7000-8000-000000000801
                 */
                printerId?: string;
                /**
                 * @description Continue after this position, a `nextCursor`; without it, the list begins.
                 * @example after-019cb2d4-5e00-7a31-8f0e-2c6b1d9a4e57
                 */
                cursor?: string;
                /**
                 * @description Items on a page.
                 * @example 50
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tickets. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: {
                            items: components["schemas"]["Ticket"][];
                            /**
                             * @description The position to continue after; `null` when the list ends here.
                             * @example after-019cb2d4-5e00-7a31-8f0e-2c6b1d9a4e57
                             */
                            nextCursor: string | null;
                        };
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrInvalidPageSizeOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    printTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The ticket.
                 * @example 01980000-0000-7000-8000-000000000001
                 */
                ticketId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A printer other than its own.
                     */
                    printerId?: string | null;
                };
            };
        };
        responses: {
            /** @description The ticket in the queue. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Ticket"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            /**
             * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
             *
             *     `PRINTER_NOT_FOUND`: The venue has no such printer.
             *
             *     `TICKET_NOT_FOUND`: The venue has no such ticket.
             */
            404: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description `TICKET_NOT_PRINTABLE`: The venue has no printer for this ticket. */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPrinters: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The printers. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Printer"][];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addPrinter: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPrinter"];
            };
        };
        responses: {
            /** @description The printer. */
            201: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description Its address. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Printer"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderPrinters: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrinterOrder"];
            };
        };
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["PrinterOrder"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removePrinter: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The printer.
                 * @example 01900000-0000-7000-8000-000000000801
                 */
                printerId: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The printer was removed. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: {
                            /** Format: uuid */
                            id: string;
                        };
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrPrinterNotFound"];
            412: components["responses"]["ContentChanged"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePrinter: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The printer.
                 * @example 01900000-0000-7000-8000-000000000801
                 */
                printerId: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrinterChange"];
            };
        };
        responses: {
            /** @description The printer as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Printer"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrPrinterNotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ContentChanged"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testPrinter: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The printer.
                 * @example 01900000-0000-7000-8000-000000000801
                 */
                printerId: components["parameters"]["PrinterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["PrinterTest"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrPrinterNotFound"];
            /** @description `PRINTER_NOT_FOR_PRACTICE`: A practice venue prints only on printers made for practice. */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaigns. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Campaign"][];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCampaign"];
            };
        };
        responses: {
            /** @description The campaign. */
            201: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description Its address. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Campaign"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderCampaigns: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignOrder"];
            };
        };
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["CampaignOrder"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    dryRunCampaigns: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DryRun"];
            };
        };
        responses: {
            /** @description The prices. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: {
                            now: components["schemas"]["Pricing"];
                            tried: components["schemas"]["Pricing"] | null;
                        };
                        message: string;
                    };
                };
            };
            /**
             * @description `VALIDATION_ERROR`: A parameter or the JSON body cannot be read.
             *
             *     `PUBLIC_API_PRODUCT_OPTION_INVALID`: An extra or a removed ingredient does not belong to the product, is repeated, or breaks a rule of its option group.
             *
             *     `MALFORMED_REQUEST`: The request is not valid HTTP/1.1: its request line, a header or the framing of its body is broken.
             *
             *     `CONTENT_INVALID`: The content is not valid; `validationErrors` lists every problem.
             */
            400: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            /**
             * @description `PUBLIC_API_PRODUCT_NOT_FOUND`: The product or portion is not on the menu of the venue.
             *
             *     `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
             *
             *     `CAMPAIGN_NOT_FOUND`: The venue has no such campaign.
             */
            404: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description `PUBLIC_API_PRODUCT_UNAVAILABLE`: A product is hidden, sold by weight or out of stock. */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The campaign.
                 * @example 01900000-0000-7000-8000-000000000701
                 */
                campaignId: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign was removed. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: {
                            /** Format: uuid */
                            id: string;
                        };
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrCampaignNotFound"];
            412: components["responses"]["ContentChanged"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The campaign.
                 * @example 01900000-0000-7000-8000-000000000701
                 */
                campaignId: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignChange"];
            };
        };
        responses: {
            /** @description The campaign as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Campaign"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrCampaignNotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ContentChanged"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["VenueAccount"][];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccount"];
            };
        };
        responses: {
            /** @description The account. */
            201: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description The path of the account. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["VenueAccount"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["EmailTaken"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The account.
                 * @example 01900000-0000-7000-8000-000000000901
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account was removed. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description Sent when the caller removed their own account: makes the browser forget the session. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: {
                            /** Format: uuid */
                            id: string;
                        };
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrAccountNotFound"];
            /** @description `LAST_OWNER`: The venue must keep at least one owner. */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["ContentChanged"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The account.
                 * @example 01900000-0000-7000-8000-000000000901
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChange"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["VenueAccount"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrAccountNotFound"];
            408: components["responses"]["RequestTimeout"];
            /**
             * @description `EMAIL_TAKEN`: Another account has this e-mail address.
             *
             *     `LAST_OWNER`: The venue must keep at least one owner.
             */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["ContentChanged"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makePasswordLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The account.
                 * @example 01900000-0000-7000-8000-000000000901
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["PasswordLink"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrAccountNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Settings"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsChange"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Settings"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrVatClassNotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description `USERNAME_TAKEN`: Another venue has this username. */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            412: components["responses"]["ContentChanged"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBillSample: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSetupHistory: {
        parameters: {
            query?: {
                /**
                 * @description Only changes with a lower `number`.
                 * @example 128
                 */
                before?: number;
                /**
                 * @description Items on a page.
                 * @example 50
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only changes of this record.
                 * @example 01980000-0000-7000-8000-000000000001
                 */
                recordId?: string;
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["SetupHistory"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrInvalidPageSizeOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /**
                 * @description Only entries before this one.
                 * @example 01980000-0000-7000-8000-000000000001
                 */
                before?: string;
                /**
                 * @description Items on a page.
                 * @example 50
                 */
                pageSize?: components["parameters"]["PageSize"];
                /** @example SignIns */
                part?: "SignIns" | "Accounts" | "Keys" | "Settings" | "Tables" | "Menu" | "Campaigns" | "Printers" | "Standing" | "Documents";
                /** @example Account */
                actor?: "Account" | "Operator" | "Nobody";
                /**
                 * @description Only what this account did.
                 * @example 01900000-0000-7000-8000-000000000901
                 */
                accountId?: string;
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["AuditLog"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrInvalidPageSizeOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setSpecialDay: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `*`: when there is a record already, nothing is changed, unless it is already as the request wants it. */
                "If-None-Match"?: string;
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The date on the venue’s clock.
                 * @example 2026-10-29
                 */
                date: components["parameters"]["Date"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpecialDayHours"];
            };
        };
        responses: {
            /** @description The special day as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["SpecialDay"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ContentChanged"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeSpecialDay: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The date on the venue’s clock.
                 * @example 2026-10-29
                 */
                date: components["parameters"]["Date"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The special days that are left, earliest first. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["SpecialDay"][];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            412: components["responses"]["ContentChanged"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addArea: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewArea"];
            };
        };
        responses: {
            /** @description The area. */
            201: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description The path of the area. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Area"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderAreas: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AreaOrder"];
            };
        };
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["AreaOrder"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeArea: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The area.
                 * @example 01900000-0000-7000-8000-000000000100
                 */
                areaId: components["parameters"]["AreaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The area is removed. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: {
                            /** Format: uuid */
                            id: string;
                        };
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrAreaNotFound"];
            409: components["responses"]["TableHasOpenBill"];
            412: components["responses"]["ContentChanged"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeArea: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The area.
                 * @example 01900000-0000-7000-8000-000000000100
                 */
                areaId: components["parameters"]["AreaId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AreaChange"];
            };
        };
        responses: {
            /** @description The area as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Area"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrAreaNotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ContentChanged"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addTables: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The area.
                 * @example 01900000-0000-7000-8000-000000000100
                 */
                areaId: components["parameters"]["AreaId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTables"];
            };
        };
        responses: {
            /** @description The new tables, in the order of the request. */
            201: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description The path of the list of all tables. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Table"][];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrAreaNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderTables: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The area.
                 * @example 01900000-0000-7000-8000-000000000100
                 */
                areaId: components["parameters"]["AreaId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableOrder"];
            };
        };
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["TableOrder"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrAreaNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeTable: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The table.
                 * @example 01900000-0000-7000-8000-000000000104
                 */
                tableId: components["parameters"]["TableId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table is removed. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: {
                            /** Format: uuid */
                            id: string;
                        };
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrTableNotFound"];
            409: components["responses"]["TableHasOpenBill"];
            412: components["responses"]["ContentChanged"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeTable: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The table.
                 * @example 01900000-0000-7000-8000-000000000104
                 */
                tableId: components["parameters"]["TableId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableChange"];
            };
        };
        responses: {
            /** @description The table as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Table"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrTableNotFoundOrAreaNotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ContentChanged"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getQrCards: {
        parameters: {
            query?: {
                /**
                 * @description Only the cards of this area.
                 * @example 01900000-0000-7000-8000-000000000100
                 */
                areaId?: string;
                /**
                 * @description Only the card of this table.
                 * @example 01900000-0000-7000-8000-000000000104
                 */
                tableId?: string;
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description Forbids scripts, and content from other servers. */
                    "Content-Security-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html; charset=utf-8": string;
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrTableNotFoundOrAreaNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["CategorySetup"][];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCategory"];
            };
        };
        responses: {
            /** @description The category. */
            201: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description Its address. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["CategorySetup"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrVatClassNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryOrder"];
            };
        };
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["CategoryOrder"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The category.
                 * @example 01900000-0000-7000-8000-000000000201
                 */
                categoryId: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category was removed. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["RemovedFromMenu"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrCategoryNotFound"];
            412: components["responses"]["ContentChanged"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The category.
                 * @example 01900000-0000-7000-8000-000000000201
                 */
                categoryId: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryChange"];
            };
        };
        responses: {
            /** @description The category as it is now, with its products. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["CategorySetup"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrVatClassNotFoundOrCategoryNotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ContentChanged"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The category.
                 * @example 01900000-0000-7000-8000-000000000201
                 */
                categoryId: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProduct"];
            };
        };
        responses: {
            /** @description The product. */
            201: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description Its address. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ProductSetup"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrVatClassNotFoundOrCategoryNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The category.
                 * @example 01900000-0000-7000-8000-000000000201
                 */
                categoryId: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductOrder"];
            };
        };
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ProductOrder"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrCategoryNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The product.
                 * @example 01900000-0000-7000-8000-000000000301
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ProductSetup"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrProductNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The product.
                 * @example 01900000-0000-7000-8000-000000000301
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product was removed. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["RemovedFromMenu"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrProductNotFound"];
            412: components["responses"]["ContentChanged"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The product.
                 * @example 01900000-0000-7000-8000-000000000301
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductChange"];
            };
        };
        responses: {
            /** @description The product as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ProductSetup"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrVatClassNotFoundOrProductNotFoundOrCategoryNotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ContentChanged"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductChanges"];
            };
        };
        responses: {
            /** @description The products as they are now, in the order of the request. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ProductSetup"][];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrVatClassNotFoundOrProductNotFoundOrCategoryNotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ContentChanged"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductImport"];
            };
        };
        responses: {
            /** @description What became of each product. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ImportedProducts"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrVatClassNotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ContentChanged"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMenuRemovals: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The removals. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["MenuRemoval"][];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    returnMenuRemoval: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The removal.
                 * @example 01980000-0000-7000-8000-000000000001
                 */
                removalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on the menu again. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: {
                            categoryIds: string[];
                            productIds: string[];
                        };
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            /**
             * @description `VENUE_NOT_FOUND`: The venue does not exist, or the caller does not reach it.
             *
             *     `VAT_CLASS_NOT_FOUND`: The venue has no VAT class with this code.
             *
             *     `CATEGORY_NOT_FOUND`: The venue has no such category.
             *
             *     `REMOVAL_NOT_FOUND`: Nothing with this id can be brought back to the menu of the venue.
             */
            404: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description With `add`: 8 to 64 letters, digits, hyphens and underscores. Use a new one for each delivery, and the same one for a retry. */
                "Idempotency-Key"?: string;
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The product.
                 * @example 01900000-0000-7000-8000-000000000301
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockChange"];
            };
        };
        responses: {
            /** @description The stock of the product as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ProductStock"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrIdempotencyKeyInvalidOrContentInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrProductNotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ContentChanged"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addPhoto: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        /** @description The photo. */
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "image/gif": string;
                "image/avif": string;
            };
        };
        responses: {
            /** @description The photo. */
            201: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description The address of the photo. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Photo"];
                        message: string;
                    };
                };
            };
            /**
             * @description `VALIDATION_ERROR`: A parameter or the JSON body cannot be read.
             *
             *     `MALFORMED_REQUEST`: The request is not valid HTTP/1.1: its request line, a header or the framing of its body is broken.
             *
             *     `CONTENT_INVALID`: The content is not valid; `validationErrors` lists every problem.
             *
             *     `PHOTO_INVALID`: The photo is not a readable JPEG, PNG, WebP, GIF or AVIF image, or has too many pixels.
             */
            400: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description `PHOTO_TOO_LARGE`: The photo is larger than 10 MiB. */
            413: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Connection: components["headers"]["Connection"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ApiKey"][];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    makeKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApiKey"];
            };
        };
        responses: {
            /** @description The key. */
            201: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description Its address. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["MadeApiKey"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalidOrPublicApiKeyNameInvalidOrPublicApiWebhookUrlInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description `PUBLIC_API_KEY_LIMIT_REACHED`: A venue has at most 10 working API keys; revoke one first. */
            409: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The id of the key.
                 * @example 01900000-0000-7000-8000-000000000a01
                 */
                keyId: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked key. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ApiKey"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrPublicApiKeyNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `revision` of the record that the caller has seen, in quotes. When the record has changed since, nothing is changed, unless the record is already as the request wants it. Without the header the record is changed in any case. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The id of the key.
                 * @example 01900000-0000-7000-8000-000000000a01
                 */
                keyId: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyChange"];
            };
        };
        responses: {
            /** @description The key as it is now. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ChangedApiKey"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrContentInvalidOrPublicApiKeyNameInvalidOrPublicApiWebhookUrlInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrPublicApiKeyNotFound"];
            408: components["responses"]["RequestTimeout"];
            412: components["responses"]["ContentChanged"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    regenerateSigningSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The id of the key.
                 * @example 01900000-0000-7000-8000-000000000a01
                 */
                keyId: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key with the secret. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ChangedApiKey"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrPublicApiKeyNotFound"];
            409: components["responses"]["PublicApiWebhookNotConfigured"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listKeyRequests: {
        parameters: {
            query?: {
                /**
                 * @description Continue after this call.
                 * @example 01980000-0000-7000-8000-000000000001
                 */
                before?: string;
                /**
                 * @description Items on a page.
                 * @example 50
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description The `traceId` of an answer: 32 hexadecimal digits.
                 * @example 4bf92f3577b34da6a3ce929d0e0e4736
                 */
                traceId?: string;
                /**
                 * @description An HTTP status, or a class of them: `2xx`, `3xx`, `4xx`, `5xx`.
                 * @example 4xx
                 */
                status?: string;
                /**
                 * @description The code that the call was refused with.
                 * @example RATE_LIMIT_EXCEEDED
                 */
                errorCode?: string;
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The id of the key.
                 * @example 01900000-0000-7000-8000-000000000a01
                 */
                keyId: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ApiKeyRequests"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrInvalidPageSizeOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrPublicApiKeyNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    findRequests: {
        parameters: {
            query: {
                /**
                 * @description The `traceId` of an answer: 32 hexadecimal digits.
                 * @example 4bf92f3577b34da6a3ce929d0e0e4736
                 */
                traceId: string;
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls; empty when none has this trace id. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ApiKeyRequest"][];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getApiUse: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ApiUse"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The id of the key.
                 * @example 01900000-0000-7000-8000-000000000a01
                 */
                keyId: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["WebhookTest"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrPublicApiKeyNotFound"];
            409: components["responses"]["PublicApiWebhookNotConfigured"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Continue after this position, a `nextBefore`.
                 * @example 1772539200000.evt_5a3c1f0e9d8b7a695847362514031f2e
                 */
                before?: string;
                /**
                 * @description Items on a page.
                 * @example 50
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description `Waiting`: the service sends it again. `Failed`: it does not. `Superseded`: a newer event of the same order or reservation replaced it.
                 * @example Waiting
                 */
                state?: "Waiting" | "Delivered" | "Failed" | "Superseded";
                /**
                 * @description Only events of this order or reservation.
                 * @example 01980000-0000-7000-8000-000000000001
                 */
                subjectId?: string;
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The id of the key.
                 * @example 01900000-0000-7000-8000-000000000a01
                 */
                keyId: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["EventDeliveries"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrInvalidPageSizeOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrPublicApiKeyNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeliverFailed: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The id of the key.
                 * @example 01900000-0000-7000-8000-000000000a01
                 */
                keyId: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeliverFailed"];
            };
        };
        responses: {
            /** @description The number of events that will be sent again. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["RedeliveredFailed"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrPublicApiKeyNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["PublicApiWebhookNotConfigured"];
            413: components["responses"]["BodyTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The id of the key.
                 * @example 01900000-0000-7000-8000-000000000a01
                 */
                keyId: components["parameters"]["KeyId"];
                /**
                 * @description The id of the event.
                 * @example evt_5a3c1f0e9d8b7a695847362514031f2e
                 */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery and its attempts. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["EventDeliveryWithHistory"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrDeliveryNotFoundOrPublicApiKeyNotFound"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeliverEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description The id of the key.
                 * @example 01900000-0000-7000-8000-000000000a01
                 */
                keyId: components["parameters"]["KeyId"];
                /**
                 * @description The id of the event.
                 * @example evt_5a3c1f0e9d8b7a695847362514031f2e
                 */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery that will be sent again. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["EventDelivery"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFoundOrDeliveryNotFoundOrPublicApiKeyNotFound"];
            409: components["responses"]["PublicApiWebhookNotConfigured"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTodayFigures: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["TodayFigures"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            409: components["responses"]["PracticeNotCounted"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTakings: {
        parameters: {
            query?: {
                /**
                 * @description A day of the venue; by default the present one.
                 * @example 2026-03-01
                 */
                day?: string;
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["Takings"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrFiguresRangeInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            409: components["responses"]["PracticeNotCounted"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFigureTrend: {
        parameters: {
            query?: {
                /**
                 * @description The first day; by default 27 days before the last one.
                 * @example 2026-03-01
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description The last day; by default today. A range has at most 1100 days.
                 * @example 2026-03-28
                 */
                to?: components["parameters"]["To"];
                /**
                 * @description What the days are put together to: days, weeks from Monday, or calendar months.
                 * @example Day
                 */
                step?: components["parameters"]["Step"];
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["FigureTrend"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrFiguresRangeInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            409: components["responses"]["PracticeNotCounted"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFigureChannels: {
        parameters: {
            query?: {
                /**
                 * @description The first day; by default 27 days before the last one.
                 * @example 2026-03-01
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description The last day; by default today. A range has at most 1100 days.
                 * @example 2026-03-28
                 */
                to?: components["parameters"]["To"];
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channels. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["ChannelFigures"][];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrFiguresRangeInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            409: components["responses"]["PracticeNotCounted"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFigureHours: {
        parameters: {
            query?: {
                /**
                 * @description The first day; by default 27 days before the last one.
                 * @example 2026-03-01
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description The last day; by default today. A range has at most 1100 days.
                 * @example 2026-03-28
                 */
                to?: components["parameters"]["To"];
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hours. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["HourFigures"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrFiguresRangeInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            409: components["responses"]["PracticeNotCounted"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFigureProducts: {
        parameters: {
            query?: {
                /**
                 * @description The first day; by default 27 days before the last one.
                 * @example 2026-03-01
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description The last day; by default today. A range has at most 1100 days.
                 * @example 2026-03-28
                 */
                to?: components["parameters"]["To"];
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["FigureProducts"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrFiguresRangeInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            409: components["responses"]["PracticeNotCounted"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTakenOff: {
        parameters: {
            query?: {
                /**
                 * @description The first day; by default 27 days before the last one.
                 * @example 2026-03-01
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description The last day; by default today. A range has at most 1100 days.
                 * @example 2026-03-28
                 */
                to?: components["parameters"]["To"];
                /**
                 * @description Continue after this position, a `nextCursor`; without it, the list begins.
                 * @example after-1772636400000-0195f0c4-1b80-7f13-8d20-6a41b5c7e904-4
                 */
                cursor?: string;
                /**
                 * @description Items on a page.
                 * @example 50
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: {
                            items: components["schemas"]["TakenOff"][];
                            /**
                             * @description The position to continue after; `null` when the list ends here.
                             * @example after-1772636400000-0195f0c4-1b80-7f13-8d20-6a41b5c7e904-4
                             */
                            nextCursor: string | null;
                        };
                        message: string;
                    };
                };
            };
            /**
             * @description `VALIDATION_ERROR`: A parameter or the JSON body cannot be read.
             *
             *     `INVALID_PAGE_SIZE`: `pageSize` must be a number from 1 to 100.
             *
             *     `MALFORMED_REQUEST`: The request is not valid HTTP/1.1: its request line, a header or the framing of its body is broken.
             *
             *     `FIGURES_RANGE_INVALID`: Figures are read for 1 to 1,100 days, from an earlier to a later date between 2000 and 2099.
             */
            400: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            409: components["responses"]["PracticeNotCounted"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFigureBranches: {
        parameters: {
            query?: {
                /**
                 * @description The first day; by default 27 days before the last one.
                 * @example 2026-03-01
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description The last day; by default today. A range has at most 1100 days.
                 * @example 2026-03-28
                 */
                to?: components["parameters"]["To"];
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The venues. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T18:30:00.000Z
                         */
                        timestamp: string;
                        traceId: string | null;
                        data: components["schemas"]["BranchFigures"][];
                        message: string;
                    };
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrFiguresRangeInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            409: components["responses"]["PracticeNotCounted"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFigureTable: {
        parameters: {
            query?: {
                /**
                 * @description The first day; by default 27 days before the last one.
                 * @example 2026-03-01
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description The last day; by default today. A range has at most 1100 days.
                 * @example 2026-03-28
                 */
                to?: components["parameters"]["To"];
                /**
                 * @description What the days are put together to: days, weeks from Monday, or calendar months.
                 * @example Day
                 */
                step?: components["parameters"]["Step"];
            };
            header?: {
                /** @description The language of `userMessage`: `tr`, `en`, `de`, `fr`, `it`, `es`, `ar`, `ru`. The first language in the header counts; its region and weights are ignored. Any other language, and a missing header, is answered in `tr`. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The venue.
                 * @example 01900000-0000-7000-8000-000000000001
                 */
                venueId: components["parameters"]["VenueId"];
                /**
                 * @description What the table shows.
                 * @example trend
                 */
                table: "trend" | "channels" | "hours" | "products" | "branches";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Trace-Id": components["headers"]["TraceId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    /** @description A name for the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": string;
                };
            };
            400: components["responses"]["ValidationErrorOrMalformedRequestOrFiguresRangeInvalid"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["HttpsRequiredOrCrossOriginNotAcceptedOrNotPermitted"];
            404: components["responses"]["VenueNotFound"];
            409: components["responses"]["PracticeNotCounted"];
            414: components["responses"]["UriTooLong"];
            417: components["responses"]["ExpectationFailed"];
            429: components["responses"]["RateLimitExceeded"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
