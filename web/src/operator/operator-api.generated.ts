// Generated from the code: do not edit, run npm run generate.

export interface components {
    schemas: {
        /**
         * RunningVersions
         * @description What runs.
         */
        RunningVersions: {
            /**
             * @description Such as `0.1.0`.
             * @example 0.1.0
             */
            release: string;
            /**
             * @description The number of the schema of the database.
             * @example 36
             */
            schema: number | null;
            /**
             * @description The version of PostgreSQL.
             * @example 18.1
             */
            postgres: string;
        };
        /** GroupLoad */
        GroupLoad: {
            /**
             * @description The API, and whether calls change something.
             * @example public read
             */
            group: string;
            /**
             * @description How many were answered.
             * @example 1840
             */
            requests: number;
            /**
             * @description Of these with 500 and above.
             * @example 1
             */
            errors: number;
            /**
             * @description 95 of 100 took at most so long, in milliseconds; the upper end of a step of the measurement.
             * @example 10
             */
            p95Ms: number;
        };
        /**
         * PoolUse
         * @description The connections of this server to the database.
         */
        PoolUse: {
            /** @description Open connections to the database. */
            open: number;
            /** @description Of these those that do nothing. */
            idle: number;
            /** @description Statements that wait for one. */
            waiting: number;
        };
        /** ServerError */
        ServerError: {
            /**
             * Format: date-time
             * @description When the call came in.
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            /**
             * @description Of the call; finds it in the log.
             * @example 4bf92f3577b34da6a3ce929d0e0e4736
             */
            traceId: string;
            /**
             * @description The operation.
             * @example placeOrder
             */
            operation: string;
            /**
             * @description The HTTP status.
             * @example 503
             */
            status: number;
            /**
             * @description The code of the error.
             * @example SERVICE_UNAVAILABLE
             */
            code: string | null;
            /** @description The venue of the call, as the caller named it; `null` while unknown. */
            venueId: string | null;
        };
        /** SpentBudget */
        SpentBudget: {
            /**
             * @description `read`, `write`, or `address` for all calls of one address.
             * @example read
             */
            budget: string;
            /**
             * @description How many calls it has.
             * @example 120
             */
            perMinute: number;
            /**
             * Format: uuid
             * @description The API key; `null` for an address.
             */
            keyId: string | null;
            /**
             * @description Its name; `null` for an address.
             * @example Web shop
             */
            keyName: string | null;
            /**
             * Format: uuid
             * @description The venue of the key; `null` for an address.
             */
            venueId: string | null;
        };
        /**
         * ServerStatus
         * @description The server that answers. Each of several has its own.
         */
        ServerStatus: {
            /**
             * Format: date-time
             * @description When this server was started.
             * @example 2026-03-01T18:30:00.000Z
             */
            startedAt: string;
            /**
             * @description The minutes that `groups` looks back, the present one included.
             * @example 5
             */
            minutes: number;
            /** @description What this server answered meanwhile, the most first. */
            groups: components["schemas"]["GroupLoad"][];
            /** @description Open connections of callers. */
            connections: number;
            /** @description Open live streams of screens. */
            liveStreams: number;
            database: components["schemas"]["PoolUse"];
            /** @description The last 50 answers of 500 and above since its start, the newest first. */
            errors: components["schemas"]["ServerError"][];
            /**
             * @description What fails again and again on this server.
             * @example []
             */
            failingJobs: ("printing" | "webhooks" | "reservations" | "figures" | "evenings" | "sweep")[];
            /** @description Who called beyond a budget in this minute or the one before, at most 20. */
            spentBudgets: components["schemas"]["SpentBudget"][];
        };
        /**
         * WaitingQueue
         * @description What waits in a queue of all servers.
         */
        WaitingQueue: {
            /**
             * @description How many wait; counted up to 10,000.
             * @example 2
             */
            count: number;
            /**
             * Format: date-time
             * @description Since when the oldest waits; `null` when nothing does.
             * @example 2026-03-01T18:30:00.000Z
             */
            since: string | null;
        };
        /**
         * WaitingWork
         * @description What waits: papers for printers, changes for webhooks, imports.
         */
        WaitingWork: {
            printing: components["schemas"]["WaitingQueue"];
            webhooks: components["schemas"]["WaitingQueue"];
            /** @description Imports on this server. */
            imports: number;
        };
        /** FailingPrinter */
        FailingPrinter: {
            /**
             * @description The printer.
             * @example Bar
             */
            name: string;
            /**
             * Format: uuid
             * @description The venue.
             */
            venueId: string;
            /**
             * @description The name of the venue.
             * @example Sofra Kadıköy
             */
            venueName: string;
            /**
             * Format: date-time
             * @description Since when it fails.
             * @example 2026-03-01T18:30:00.000Z
             */
            since: string;
            /**
             * @description What is in its way.
             * @example NoPaper
             */
            trouble: string | null;
        };
        /** FailingEndpoint */
        FailingEndpoint: {
            /**
             * @description The API key.
             * @example Web shop
             */
            name: string;
            /**
             * Format: uuid
             * @description The venue.
             */
            venueId: string;
            /**
             * @description The name of the venue.
             * @example Sofra Kadıköy
             */
            venueName: string;
            /**
             * Format: date-time
             * @description Since when it fails.
             * @example 2026-03-01T18:30:00.000Z
             */
            since: string;
            /**
             * @description Why the last attempt failed.
             * @example Status 500
             */
            lastError: string | null;
        };
        /**
         * FailingParts
         * @description What fails at venues.
         */
        FailingParts: {
            /** @description Printers that do not print, the longest failing first, at most 20. */
            printers: components["schemas"]["FailingPrinter"][];
            /** @description Webhooks that take no events, the longest failing first, at most 20. */
            endpoints: components["schemas"]["FailingEndpoint"][];
        };
        /** BackupStatus */
        BackupStatus: {
            /**
             * @description The age of the newest nightly backup; `null` when there is none.
             * @example 30600
             */
            ageSeconds: number | null;
            /** @description Whether the last one failed. */
            isFailing: boolean;
            /** @description Whether it lies on the disk of the data, and is lost with it. */
            isLostWithData: boolean;
        };
        /** Status */
        Status: {
            /**
             * Format: date-time
             * @description When this was read.
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            versions: components["schemas"]["RunningVersions"];
            server: components["schemas"]["ServerStatus"];
            waiting: components["schemas"]["WaitingWork"];
            failing: components["schemas"]["FailingParts"];
            /** @description The nightly backups of the bundled database; `null` where this service makes none. */
            backup: components["schemas"]["BackupStatus"] | null;
        };
        /** TracedCall */
        TracedCall: {
            /**
             * Format: date-time
             * @description When the call came in.
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            /**
             * @description The operation.
             * @example placeOrder
             */
            operation: string;
            /**
             * @description The HTTP status.
             * @example 409
             */
            status: number;
            /**
             * @description The code of the error; `null` for a success.
             * @example PUBLIC_API_PRODUCT_UNAVAILABLE
             */
            code: string | null;
            /**
             * @description How long it took; `null` where only the error is known.
             * @example 6
             */
            durationMs: number | null;
            /**
             * Format: uuid
             * @description The venue of the key; `null` without a key.
             */
            venueId: string | null;
            /**
             * Format: uuid
             * @description The API key; `null` without one.
             */
            keyId: string | null;
        };
        /** HeadquarterName */
        HeadquarterName: {
            /**
             * Format: uuid
             * @description The venue.
             */
            venueId: string;
            /** @description What people call it. */
            name: string;
        };
        /**
         * ServedVenue
         * @description A venue, with how it stands and how it is used.
         * @example {
         *       "venueId": "01900000-0000-7000-8000-000000000001",
         *       "name": "Sofra Kadıköy",
         *       "username": "sofra-kadikoy",
         *       "city": "İstanbul",
         *       "type": "Independent",
         *       "headquarter": null,
         *       "branches": 0,
         *       "isPractice": false,
         *       "state": "Active",
         *       "subscribedUntil": null,
         *       "closedAt": null,
         *       "lastOrderAt": "2026-03-01T17:05:00.000Z",
         *       "ordersToday": 84
         *     }
         */
        ServedVenue: {
            /**
             * Format: uuid
             * @description The venue.
             */
            venueId: string;
            /** @description What people call it. */
            name: string;
            /** @description Its address for guests; `null` for none. */
            username: string | null;
            /** @description Of its address; `null` where it stated none. */
            city: string | null;
            /**
             * @description Independent, a headquarter, or a branch.
             * @enum {string}
             */
            type: "Independent" | "Headquarter" | "Branch";
            /** @description That of a branch; `null` for any other venue. */
            headquarter: components["schemas"]["HeadquarterName"] | null;
            /** @description How many branches a headquarter has. */
            branches: number;
            /** @description Whether nothing at it is real. */
            isPractice: boolean;
            /**
             * @description `Lapsed`: its subscription has ended. `Suspended`: the operator stopped it. Both take no orders and no reservations. `SwitchedOff`: a branch that is not reached. `Closed`: its account is closed for good.
             * @enum {string}
             */
            state: "Active" | "Lapsed" | "Suspended" | "SwitchedOff" | "Closed";
            /**
             * Format: date-time
             * @description When its subscription ends; `null` for never.
             * @example 2026-03-01T18:30:00.000Z
             */
            subscribedUntil: string | null;
            /**
             * Format: date-time
             * @description When its account was closed; `null` while it is open.
             * @example 2026-03-01T18:30:00.000Z
             */
            closedAt: string | null;
            /**
             * Format: date-time
             * @description When its newest bill was opened; `null` for none.
             * @example 2026-03-01T18:30:00.000Z
             */
            lastOrderAt: string | null;
            /** @description Bills of its day, on its own clock. */
            ordersToday: number;
        };
        /**
         * VenueUse
         * @description What the venue has.
         * @example {
         *       "openBills": 3,
         *       "comingReservations": 5,
         *       "workingKeys": 2,
         *       "endpoints": 1,
         *       "accounts": 4,
         *       "sessions": 6,
         *       "branches": 0
         *     }
         */
        VenueUse: {
            /** @description Bills that are not closed. */
            openBills: number;
            /** @description Reservations that are to come. */
            comingReservations: number;
            /** @description API keys that were not revoked. */
            workingKeys: number;
            /** @description Addresses that events are sent to. */
            endpoints: number;
            /** @description Accounts of its people. */
            accounts: number;
            /** @description Sessions that are open. */
            sessions: number;
            /** @description Branches of a headquarter. Each has a state of its own. */
            branches: number;
        };
        /**
         * VenueLimits
         * @description The limits that hold for the venue.
         * @example {
         *       "workingKeys": 3,
         *       "photos": 2000,
         *       "readsPerMinute": 600,
         *       "writesPerMinute": 30
         *     }
         */
        VenueLimits: {
            /** @description How many of its API keys may work at the same time. */
            workingKeys: number;
            /** @description How many photos it may have. */
            photos: number;
            /** @description How many calls that only read each of its API keys may make in a minute. */
            readsPerMinute: number;
            /** @description How many calls that change something each of its API keys may make in a minute. */
            writesPerMinute: number;
        };
        /** OwnerOfVenue */
        OwnerOfVenue: {
            /** @description What people call it. */
            name: string;
            /**
             * @description The address that the account signs in with.
             * @example defne@example.com
             */
            email: string;
        };
        /** VenueCard */
        VenueCard: {
            venue: components["schemas"]["ServedVenue"];
            use: components["schemas"]["VenueUse"];
            limits: components["schemas"]["VenueLimits"];
            /** @description The accounts of its owners. */
            owners: components["schemas"]["OwnerOfVenue"][];
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
        /** LocationDocument */
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
         * SpecialDayDocument
         * @description A date with other hours than its weekday.
         */
        SpecialDayDocument: {
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
        /** RushDocument */
        RushDocument: {
            /**
             * Format: date-time
             * @description When the kitchen takes orders again.
             * @example 2026-03-01T18:30:00+03:00
             */
            until: string;
            /** @description A sentence for guests. */
            reason?: string | null;
        };
        /**
         * SubscriptionDocument
         * @description Whether the venue may take orders and reservations. Left out: unchanged, and active for a new venue.
         */
        SubscriptionDocument: {
            /** @description Whether the subscription is active. */
            isActive: boolean;
            /**
             * Format: date-time
             * @description When the subscription ends; left out: never.
             * @example 2026-03-01T18:30:00+03:00
             */
            endsAt?: string | null;
        };
        /**
         * TableDocument
         * @description A table.
         */
        TableDocument: {
            /**
             * Format: uuid
             * @description The id of the table. Left out: the id of the stored one that matches, otherwise a new id.
             * @example 01980000-0000-7000-8000-000000000001
             */
            id?: string;
            /** @description The name on the till. */
            name: string;
            /** @description The code on the QR card, which identifies the table within the venue. Left out: that of the table with this name in the area, or eight random letters and digits for a new one. */
            code?: string;
            /** @description The number of seats. */
            capacity?: number | null;
        };
        /**
         * AreaDocument
         * @description A hall, a garden, a floor.
         */
        AreaDocument: {
            /**
             * Format: uuid
             * @description The id of the area. Left out: the id of the stored one that matches, otherwise a new id.
             * @example 01980000-0000-7000-8000-000000000001
             */
            id?: string;
            /** @description The name, which identifies the area within the venue. */
            name: string;
            /** @description The tables, in the order of the till. */
            tables?: components["schemas"]["TableDocument"][];
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
         * ProductDocument
         * @description Something that is sold.
         */
        ProductDocument: {
            /**
             * Format: uuid
             * @description The id of the product. Left out: the id of the stored one that matches, otherwise a new id.
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
            /** @description Whether it can be paid with a meal card. Left out: as its category says. */
            acceptsMealCard?: boolean | null;
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
         * CategoryDocument
         * @description A part of the menu.
         */
        CategoryDocument: {
            /**
             * Format: uuid
             * @description The id of the category. Left out: the id of the stored one that matches, otherwise a new id.
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
            /**
             * @description Whether those of its products that do not say it can be paid with a meal card.
             * @default false
             */
            acceptsMealCard?: boolean;
            /** @description The products, in the order shown. */
            products?: components["schemas"]["ProductDocument"][];
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
         * PortionDiscountDocument
         * @description So much off a portion, as the menu shows it.
         */
        PortionDiscountDocument: {
            /**
             * @description Which kind it is. (enum property replaced by openapi-typescript)
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
             * @description Which kind it is. (enum property replaced by openapi-typescript)
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
         * SetMenuDocument
         * @description One of each part, together for one price.
         */
        SetMenuDocument: {
            /**
             * @description Which kind it is. (enum property replaced by openapi-typescript)
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
         * BillDiscountDocument
         * @description An amount or a percentage off the whole bill.
         */
        BillDiscountDocument: {
            /**
             * @description Which kind it is. (enum property replaced by openapi-typescript)
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
         * CampaignDocument
         * @description A campaign; its other properties depend on `kind`.
         */
        CampaignDocument: components["schemas"]["PortionDiscountDocument"] | components["schemas"]["BuyXPayYDocument"] | components["schemas"]["SetMenuDocument"] | components["schemas"]["BillDiscountDocument"];
        /**
         * PrinterDocument
         * @description An ESC/POS printer on the network of the venue.
         */
        PrinterDocument: {
            /**
             * Format: uuid
             * @description The id of the printer. Left out: the id of the stored one that matches, otherwise a new id.
             * @example 01980000-0000-7000-8000-000000000001
             */
            id?: string;
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
         * AccountDocument
         * @description A person who signs in for the venue.
         */
        AccountDocument: {
            /**
             * Format: uuid
             * @description The id of the account. Left out: the id of the stored one that matches, otherwise a new id.
             * @example 01980000-0000-7000-8000-000000000001
             */
            id?: string;
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
            password?: string;
            /**
             * @description Instead of `password`: its argon2id hash as a PHC string. A stored account needs neither.
             * @example $argon2id$v=19$m=19456,t=2,p=1$…$…
             */
            passwordHash?: string;
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
         * KeyDocument
         * @description An API key of the venue.
         */
        KeyDocument: {
            /**
             * Format: uuid
             * @description The id of the key. Left out: the id of the stored one that matches, otherwise a new id.
             * @example 01980000-0000-7000-8000-000000000001
             */
            id?: string;
            /** @description The name, also on the orders that the key places. It identifies the key among the working keys. */
            name: string;
            permissions?: components["schemas"]["KeyPermissionsDocument"];
            /** @description The key itself, made elsewhere. Only its hash is stored. Without `key` and `keyHash`, the stored key stays; if there is none, a new key is made and shown once, in the answer. */
            key?: string;
            /**
             * @description Instead of `key`: its SHA-256 in lower-case hexadecimal, together with `prefix`.
             * @example ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
             */
            keyHash?: string;
            /**
             * @description The first 12 characters of the key.
             * @example sfr_2mJ9xQ4T
             */
            prefix?: string;
            /**
             * Format: date-time
             * @description When the key was made. Left out: unchanged, and now for a new key.
             * @example 2026-03-01T18:30:00+03:00
             */
            createdAt?: string;
            /**
             * Format: date-time
             * @description When the key was revoked. A stored key that is revoked stays revoked, whatever is stated here.
             * @example 2026-03-01T18:30:00+03:00
             */
            revokedAt?: string | null;
        };
        /**
         * BranchDocument
         * @description A branch of a headquarter.
         */
        BranchDocument: {
            /**
             * @description Always `Branch`.
             * @enum {string}
             */
            type?: "Branch";
            /**
             * Format: uuid
             * @description The id of the venue. Left out: the id of the stored one that matches, otherwise a new id.
             * @example 01980000-0000-7000-8000-000000000001
             */
            id?: string;
            /** @description The name of the venue. */
            name: string;
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
            /** @description The coordinates of the venue. */
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
            specialDays?: components["schemas"]["SpecialDayDocument"][];
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
            /** @description The declared rush; `null` for none. Left out: unchanged. */
            rush?: components["schemas"]["RushDocument"] | null;
            subscription?: components["schemas"]["SubscriptionDocument"];
            /** @description Whether it is a practice venue: no bill and no reservation of it is real. Cannot change once it has any. Left out: unchanged, and `false` for a new venue. */
            isPractice?: boolean;
            /** @description Whether a branch is switched on. Left out: unchanged, and on for a new branch. */
            isActive?: boolean;
            /**
             * Format: date-time
             * @description When the account was closed; `null` when it is open. Left out: unchanged.
             * @example 2026-03-01T18:30:00+03:00
             */
            closedAt?: string | null;
            /** @description The areas with their tables, in the order of the till. */
            areas?: components["schemas"]["AreaDocument"][];
            /** @description The categories of the menu, in the order shown. */
            categories?: components["schemas"]["CategoryDocument"][];
            /** @description The campaigns. */
            campaigns?: components["schemas"]["CampaignDocument"][];
            /** @description The printers in kitchen and bar. */
            printers?: components["schemas"]["PrinterDocument"][];
            /** @description The accounts that sign in for the venue. Stored accounts that are not named here stay. */
            accounts?: components["schemas"]["AccountDocument"][];
            /** @description The API keys, at most 10 working ones. Stored keys that are not named here stay. */
            keys?: components["schemas"]["KeyDocument"][];
        };
        /**
         * VenueDocument
         * @description A venue with its settings, menu, tables and accounts, without its orders and reservations.
         */
        VenueDocument: {
            /**
             * @description Left out: `Headquarter` if there are `branches`, otherwise `Independent`. A `Branch` is listed in `branches`.
             * @enum {string}
             */
            type?: "Independent" | "Headquarter" | "Branch";
            /**
             * Format: uuid
             * @description The id of the venue. Left out: the id of the stored one that matches, otherwise a new id.
             * @example 01980000-0000-7000-8000-000000000001
             */
            id?: string;
            /** @description The name of the venue. */
            name: string;
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
            /** @description The coordinates of the venue. */
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
            specialDays?: components["schemas"]["SpecialDayDocument"][];
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
            /** @description The declared rush; `null` for none. Left out: unchanged. */
            rush?: components["schemas"]["RushDocument"] | null;
            subscription?: components["schemas"]["SubscriptionDocument"];
            /** @description Whether it is a practice venue: no bill and no reservation of it is real. Cannot change once it has any. Left out: unchanged, and `false` for a new venue. */
            isPractice?: boolean;
            /** @description Whether a branch is switched on. Left out: unchanged, and on for a new branch. */
            isActive?: boolean;
            /**
             * Format: date-time
             * @description When the account was closed; `null` when it is open. Left out: unchanged.
             * @example 2026-03-01T18:30:00+03:00
             */
            closedAt?: string | null;
            /** @description The areas with their tables, in the order of the till. */
            areas?: components["schemas"]["AreaDocument"][];
            /** @description The categories of the menu, in the order shown. */
            categories?: components["schemas"]["CategoryDocument"][];
            /** @description The campaigns. */
            campaigns?: components["schemas"]["CampaignDocument"][];
            /** @description The printers in kitchen and bar. */
            printers?: components["schemas"]["PrinterDocument"][];
            /** @description The accounts that sign in for the venue. Stored accounts that are not named here stay. */
            accounts?: components["schemas"]["AccountDocument"][];
            /** @description The API keys, at most 10 working ones. Stored keys that are not named here stay. */
            keys?: components["schemas"]["KeyDocument"][];
            /** @description The branches of a headquarter. Stored branches that are not named here stay. */
            branches?: components["schemas"]["BranchDocument"][];
        };
        /**
         * VenueDocuments
         * @description Complete venues, for import and export.
         * @example {
         *       "format": "sofra-venues/1",
         *       "venues": [
         *         {
         *           "type": "Independent",
         *           "id": "01900000-0000-7000-8000-000000000001",
         *           "name": "Köşe Lokantası",
         *           "username": "kose-lokantasi",
         *           "logoUrl": "https://example.com/logo.png",
         *           "address": {
         *             "line": "Moda Cad. 12",
         *             "district": "Kadıköy",
         *             "city": "İstanbul",
         *             "country": "Türkiye"
         *           },
         *           "location": {
         *             "latitude": 40.98765,
         *             "longitude": 29.02571
         *           },
         *           "timeZone": "Europe/Istanbul",
         *           "countryCode": "TR",
         *           "languages": [
         *             {
         *               "code": "tr",
         *               "name": "Türkçe",
         *               "isDefault": true
         *             },
         *             {
         *               "code": "en",
         *               "name": "English"
         *             }
         *           ],
         *           "workingHours": [
         *             {
         *               "day": "Monday",
         *               "isClosed": true
         *             },
         *             {
         *               "day": "Tuesday",
         *               "opensAt": "11:00",
         *               "closesAt": "23:00"
         *             },
         *             {
         *               "day": "Wednesday",
         *               "opensAt": "11:00",
         *               "closesAt": "23:00"
         *             },
         *             {
         *               "day": "Thursday",
         *               "opensAt": "11:00",
         *               "closesAt": "23:00"
         *             },
         *             {
         *               "day": "Friday",
         *               "opensAt": "11:00",
         *               "closesAt": "02:00"
         *             },
         *             {
         *               "day": "Saturday",
         *               "opensAt": "11:00",
         *               "closesAt": "02:00"
         *             },
         *             {
         *               "day": "Sunday",
         *               "opensAt": "11:00",
         *               "closesAt": "23:00"
         *             }
         *           ],
         *           "serviceFeePercent": 10,
         *           "vatClasses": [
         *             {
         *               "code": "food",
         *               "name": "Yiyecek",
         *               "section": 1,
         *               "rates": [
         *                 {
         *                   "percent": 10
         *                 }
         *               ]
         *             },
         *             {
         *               "code": "alcohol",
         *               "name": "Alkol",
         *               "section": 2,
         *               "rates": [
         *                 {
         *                   "percent": 20
         *                 }
         *               ]
         *             }
         *           ],
         *           "vatClass": "food",
         *           "reservations": {
         *             "isEnabled": true,
         *             "confirmsAutomatically": false,
         *             "isOfferedOnPage": true,
         *             "seatSharePercent": 100,
         *             "visitMinutes": 120
         *           },
         *           "areas": [
         *             {
         *               "id": "01900000-0000-7000-8000-000000000100",
         *               "name": "Bahçe",
         *               "tables": [
         *                 {
         *                   "id": "01900000-0000-7000-8000-000000000103",
         *                   "name": "Bahçe 3",
         *                   "code": "B3",
         *                   "capacity": 4
         *                 },
         *                 {
         *                   "id": "01900000-0000-7000-8000-000000000104",
         *                   "name": "Bahçe 4",
         *                   "code": "B4",
         *                   "capacity": 6
         *                 }
         *               ]
         *             }
         *           ],
         *           "categories": [
         *             {
         *               "id": "01900000-0000-7000-8000-000000000201",
         *               "name": "Izgara",
         *               "description": "Odun ateşinde",
         *               "translations": {
         *                 "en": {
         *                   "name": "Grill",
         *                   "description": "Over a wood fire"
         *                 }
         *               },
         *               "products": [
         *                 {
         *                   "id": "01900000-0000-7000-8000-000000000301",
         *                   "name": "Adana Kebap",
         *                   "description": "El kıyması, közlenmiş domates ve biberle",
         *                   "imageUrl": "https://example.com/photo.jpg",
         *                   "portions": [
         *                     {
         *                       "id": "01900000-0000-7000-8000-000000000401",
         *                       "name": "Tam",
         *                       "price": 420,
         *                       "isDefault": true,
         *                       "weight": "250 g",
         *                       "calories": 640,
         *                       "translations": {
         *                         "en": {
         *                           "name": "Regular"
         *                         }
         *                       }
         *                     },
         *                     {
         *                       "id": "01900000-0000-7000-8000-000000000402",
         *                       "name": "Bir buçuk",
         *                       "price": 590,
         *                       "weight": "375 g",
         *                       "calories": 960,
         *                       "translations": {
         *                         "en": {
         *                           "name": "Large"
         *                         }
         *                       }
         *                     }
         *                   ],
         *                   "extras": [
         *                     {
         *                       "id": "01900000-0000-7000-8000-000000000501",
         *                       "name": "Közlenmiş biber",
         *                       "price": 35,
         *                       "translations": {
         *                         "en": {
         *                           "name": "Charred pepper"
         *                         }
         *                       }
         *                     }
         *                   ],
         *                   "optionGroups": [
         *                     {
         *                       "id": "01900000-0000-7000-8000-000000000551",
         *                       "name": "Pişirme",
         *                       "selectionType": "Single",
         *                       "isRequired": false,
         *                       "choices": [
         *                         {
         *                           "id": "01900000-0000-7000-8000-000000000502",
         *                           "name": "İyi pişmiş",
         *                           "price": 0,
         *                           "translations": {
         *                             "en": {
         *                               "name": "Well done"
         *                             }
         *                           }
         *                         }
         *                       ],
         *                       "translations": {
         *                         "en": {
         *                           "name": "Doneness"
         *                         }
         *                       }
         *                     }
         *                   ],
         *                   "removableIngredients": [
         *                     {
         *                       "id": "01900000-0000-7000-8000-000000000601",
         *                       "name": "Soğan",
         *                       "translations": {
         *                         "en": {
         *                           "name": "Onion"
         *                         }
         *                       }
         *                     }
         *                   ],
         *                   "allergens": [
         *                     "Gluten"
         *                   ],
         *                   "acceptsMealCard": true,
         *                   "stock": {
         *                     "quantity": 40,
         *                     "lowThreshold": 5
         *                   },
         *                   "translations": {
         *                     "en": {
         *                       "name": "Adana kebab",
         *                       "description": "Hand-minced, with charred tomato and pepper"
         *                     }
         *                   }
         *                 }
         *               ]
         *             }
         *           ],
         *           "campaigns": [
         *             {
         *               "id": "01900000-0000-7000-8000-000000000701",
         *               "kind": "BillDiscount",
         *               "name": "Akşam indirimi",
         *               "badgeText": "%10 indirim",
         *               "minimum": 500,
         *               "reduction": {
         *                 "percent": 10
         *               }
         *             },
         *             {
         *               "id": "01900000-0000-7000-8000-000000000702",
         *               "kind": "PortionDiscount",
         *               "name": "Pazar indirimi",
         *               "badgeText": "%10 indirim",
         *               "weekdays": [
         *                 "Sunday"
         *               ],
         *               "covers": [
         *                 {
         *                   "product": "01900000-0000-7000-8000-000000000301",
         *                   "portion": "01900000-0000-7000-8000-000000000402"
         *                 }
         *               ],
         *               "reduction": {
         *                 "percent": 10
         *               },
         *               "translations": {
         *                 "en": {
         *                   "name": "Sunday offer",
         *                   "badgeText": "10% off"
         *                 }
         *               }
         *             }
         *           ],
         *           "printers": [
         *             {
         *               "id": "01900000-0000-7000-8000-000000000801",
         *               "name": "Mutfak",
         *               "host": "192.168.1.50",
         *               "purpose": "Both"
         *             }
         *           ],
         *           "accounts": [
         *             {
         *               "id": "01900000-0000-7000-8000-000000000901",
         *               "role": "Owner",
         *               "name": "Defne",
         *               "email": "defne@example.com",
         *               "password": "kahve ve lokum"
         *             }
         *           ],
         *           "keys": [
         *             {
         *               "id": "01900000-0000-7000-8000-000000000a01",
         *               "name": "Web sitesi",
         *               "permissions": {
         *                 "placesOrders": true,
         *                 "takesReservations": true
         *               }
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        VenueDocuments: {
            /** @description For editors; the service ignores it. */
            $schema?: string;
            /**
             * @description The version of the format.
             * @constant
             */
            format: "sofra-venues/1";
            /** @description The venues. */
            venues: components["schemas"]["VenueDocument"][];
        };
        /**
         * NamedRecords
         * @description Records, by their names.
         */
        NamedRecords: {
            /** @description How many there are. */
            count: number;
            /** @description The first 100. */
            names: string[];
        };
        /** PartDifference */
        PartDifference: {
            /**
             * @description Which part of the set-up it belongs to.
             * @enum {string}
             */
            part: "Settings" | "Areas" | "Tables" | "Categories" | "Products" | "Portions" | "Extras" | "OptionGroups" | "Ingredients" | "Campaigns" | "Printers" | "Accounts" | "Keys";
            added: components["schemas"]["NamedRecords"];
            changed: components["schemas"]["NamedRecords"];
            removed: components["schemas"]["NamedRecords"];
            /** @description Whether the remaining records are in another order. */
            isReordered: boolean;
        };
        /** ImportedVenue */
        ImportedVenue: {
            /**
             * Format: uuid
             * @description `null` in a dry run for a venue that would get a new id.
             */
            id: string | null;
            /** @description What people call it. */
            name: string;
            /**
             * @description Independent, a headquarter, or a branch.
             * @enum {string}
             */
            type: "Independent" | "Headquarter" | "Branch";
            /**
             * @description What became of it.
             * @enum {string}
             */
            outcome: "Created" | "Updated" | "Unchanged";
            /** @description The differences to the stored venue, by part. A part of a product is named with the product: `Köfte › Lavaş`. */
            changes: components["schemas"]["PartDifference"][];
            /** @description The keys that the document asked for without giving them. */
            newKeys: {
                /**
                 * Format: uuid
                 * @description Identifies it, and never changes.
                 */
                id: string;
                /** @description What people call it. */
                name: string;
                /** @description Shown only in this answer. */
                key: string;
            }[];
        };
        /** ImportUnderWay */
        ImportUnderWay: {
            /** @description Of the call that imports. A `traceparent` chooses it. */
            traceId: string;
            /**
             * Format: date-time
             * @description When it was begun.
             * @example 2026-03-01T18:30:00.000Z
             */
            startedAt: string;
            /** @description Whether it only tries out, and stores nothing. */
            isDryRun: boolean;
            /**
             * @description In this order; a dry run ends with `Checking`.
             * @enum {string}
             */
            phase: "Waiting" | "Reading" | "Checking" | "Hashing" | "Saving";
            /** @description Venues; passwords while it is `Hashing`. */
            done: number;
            /** @description 0 while it is not known. */
            total: number;
        };
        /**
         * OwnerAnswers
         * @description The account of the first owner.
         */
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
         * @description What a new restaurant is made of.
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
            /** @description Whether meal cards pay for what its menu begins with, except alcohol. Left out: `false`. */
            takesMealCards?: boolean;
            /**
             * @description What its menu begins with.
             * @enum {string}
             */
            menu: "Restaurant" | "Cafe" | "Grill" | "Pizzeria" | "Empty";
            /** @description Whether it is a practice venue: no bill and no reservation of it is real. A one-time link decides it by itself. Left out: `false`. */
            isPractice?: boolean;
        };
        /** MadeRestaurant */
        MadeRestaurant: {
            /**
             * Format: uuid
             * @description The new venue.
             */
            venueId: string;
        };
        /** NewRestaurantLink */
        NewRestaurantLink: {
            /**
             * @description Whether what is made is a practice venue. Left out: `false`.
             * @example true
             */
            isPractice?: boolean;
        };
        /** RestaurantLink */
        RestaurantLink: {
            /**
             * @description The address.
             * @example https://sofra.example/app/new#5mZ…
             */
            url: string;
            /**
             * Format: date-time
             * @description When it no longer works.
             * @example 2026-03-01T18:30:00.000Z
             */
            expiresAt: string;
        };
        /**
         * Subscription
         * @example {
         *       "isActive": true,
         *       "endsAt": "2027-03-01T00:00:00.000Z"
         *     }
         */
        Subscription: {
            /** @description Whether it is active now. */
            isActive: boolean;
            /**
             * Format: date-time
             * @description When an active subscription ends; `null` for never.
             * @example 2026-03-01T18:30:00.000Z
             */
            endsAt: string | null;
        };
        /**
         * BranchPlace
         * @example {
         *       "headquarterId": null
         *     }
         */
        BranchPlace: {
            /**
             * Format: uuid
             * @description The headquarter that it is a branch of; `null` for an independent venue.
             */
            headquarterId: string | null;
        };
        /**
         * OwnLimits
         * @example {
         *       "workingKeys": 3,
         *       "photos": null,
         *       "readsPerMinute": 600,
         *       "writesPerMinute": null
         *     }
         */
        OwnLimits: {
            /** @description How many of its API keys may work at the same time. `null`: as many as other venues. */
            workingKeys: number | null;
            /** @description How many photos it may have. `null`: as many as other venues. */
            photos: number | null;
            /** @description How many calls that only read each of its API keys may make in a minute. `null`: as many as other venues. */
            readsPerMinute: number | null;
            /** @description How many calls that change something each of its API keys may make in a minute. `null`: as many as other venues. */
            writesPerMinute: number | null;
        };
        /** VenueStep */
        VenueStep: {
            /**
             * Format: uuid
             * @description The venue.
             */
            venueId: string;
            /**
             * @description What people call it.
             * @example Sofra Kadıköy
             */
            name: string;
            /** @description Whether nothing was changed. */
            isDryRun: boolean;
            /**
             * @description `Lapsed`: its subscription has ended. `Suspended`: the operator stopped it. Both take no orders and no reservations. `SwitchedOff`: a branch that is not reached. `Closed`: its account is closed for good.
             * @enum {string}
             */
            stateBefore: "Active" | "Lapsed" | "Suspended" | "SwitchedOff" | "Closed";
            /**
             * @description `Lapsed`: its subscription has ended. `Suspended`: the operator stopped it. Both take no orders and no reservations. `SwitchedOff`: a branch that is not reached. `Closed`: its account is closed for good.
             * @enum {string}
             */
            stateAfter: "Active" | "Lapsed" | "Suspended" | "SwitchedOff" | "Closed";
            touched: components["schemas"]["VenueUse"];
        };
        /**
         * PasswordLinkRequest
         * @example {
         *       "email": "defne@example.com"
         *     }
         */
        PasswordLinkRequest: {
            /** @description Of the account, in any letter case. */
            email: string;
        };
        /** PasswordLink */
        PasswordLink: {
            /**
             * @description The address.
             * @example https://sofra.example/app/password#01900000-…
             */
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
        /** OperatorTokenRequest */
        OperatorTokenRequest: {
            /**
             * @description Lower-case letters, digits and hyphens: who uses the token. The audit log has it.
             * @example deniz-laptop
             */
            name: string;
        };
        /** NewOperatorToken */
        NewOperatorToken: {
            /**
             * @description Lower-case letters, digits and hyphens: who uses the token. The audit log has it.
             * @example deniz-laptop
             */
            name: string;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-03-01T18:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Shown only here.
             * @example sop_kQ7Hc1vB9sXw3RtYpLm5Nd8ZfGj2Ua6EoWi0TqVxSgA
             */
            token: string;
        };
        /** OperatorToken */
        OperatorToken: {
            /**
             * @description Lower-case letters, digits and hyphens: who uses the token. The audit log has it.
             * @example deniz-laptop
             */
            name: string;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-03-01T18:30:00.000Z
             */
            createdAt: string;
        };
        /**
         * EveningRequest
         * @example {
         *       "seed": 7,
         *       "pace": "Quick",
         *       "minutes": 60,
         *       "troubles": [
         *         "Rush",
         *         "SoldOut"
         *       ]
         *     }
         */
        EveningRequest: {
            /** @description The same seed at the same set-up is the same evening. */
            seed?: number;
            /**
             * @description `Real`: in real time. `Quick`: a minute a second.
             * @enum {string}
             */
            pace?: "Real" | "Quick";
            /** @description How long it is, on its own clock. */
            minutes?: number;
            /** @description What goes wrong for a while. `Rush`: many guests, and no orders of the public API. `SoldOut`: a product. `DeadPrinter`: no printer of a practice venue has paper. `SlowKitchen`: everything takes three times as long. */
            troubles?: ("Rush" | "SoldOut" | "DeadPrinter" | "SlowKitchen")[];
            /**
             * Format: uuid
             * @description The key that the guests order and book with: their events go to its webhook. Left out: the newest key that may do both, one with a webhook first.
             */
            keyId?: string | null;
        };
        /**
         * PlayedEvening
         * @example {
         *       "id": "01980000-0000-7000-8000-000000000901",
         *       "state": "Playing",
         *       "seed": 7,
         *       "pace": "Quick",
         *       "minutes": 60,
         *       "troubles": [
         *         "Rush",
         *         "SoldOut"
         *       ],
         *       "minute": 12,
         *       "keyId": "01900000-0000-7000-8000-000000000801",
         *       "startedBy": "Defne",
         *       "startedAt": "2026-03-01T18:00:00.000Z",
         *       "endsAt": "2026-03-01T18:01:00.000Z",
         *       "endedAt": null,
         *       "refused": 0
         *     }
         */
        PlayedEvening: {
            /**
             * Format: uuid
             * @description Identifies it, and never changes.
             */
            id: string;
            /**
             * @description `Interrupted`: no server played it to its end. `Failed`: a fault of the service ended it.
             * @enum {string}
             */
            state: "Playing" | "Ended" | "Stopped" | "Interrupted" | "Failed";
            /** @description The same seed at the same set-up is the same evening. */
            seed: number;
            /**
             * @description `Real`: in real time. `Quick`: a minute a second.
             * @enum {string}
             */
            pace: "Real" | "Quick";
            /** @description How long it is, on its own clock. */
            minutes: number;
            /** @description What goes wrong for a while. `Rush`: many guests, and no orders of the public API. `SoldOut`: a product. `DeadPrinter`: no printer of a practice venue has paper. `SlowKitchen`: everything takes three times as long. */
            troubles: ("Rush" | "SoldOut" | "DeadPrinter" | "SlowKitchen")[];
            /** @description How many of its minutes are played. */
            minute: number;
            /**
             * Format: uuid
             * @description The key of the guests; `null` when staff order for them.
             */
            keyId: string | null;
            /** @description The name of who started it. */
            startedBy: string;
            /**
             * Format: date-time
             * @description When it was begun.
             * @example 2026-03-01T18:30:00.000Z
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When it ends by itself.
             * @example 2026-03-01T18:30:00.000Z
             */
            endsAt: string;
            /**
             * Format: date-time
             * @description `null` while it is played.
             * @example 2026-03-01T18:30:00.000Z
             */
            endedAt: string | null;
            /** @description How many calls of its guests and staff were refused, as by a rush. */
            refused: number;
        };
        /** EveningOfVenue */
        EveningOfVenue: {
            /** @description `null` when none was played yet. */
            evening: components["schemas"]["PlayedEvening"] | null;
        };
        /** AuditedProperty */
        AuditedProperty: {
            /**
             * @description What people call it.
             * @example role
             */
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
            /**
             * @description Which kind it is.
             * @enum {string}
             */
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
            /**
             * @description Whether it was added, changed or removed.
             * @enum {string}
             */
            action: "Added" | "Changed" | "Removed" | "Reordered" | "SignedIn" | "SignInSlowed" | "Imported" | "Exported";
            /** @description What differs. */
            properties: components["schemas"]["AuditedProperty"][];
        };
        /** AuditEntry */
        AuditEntry: {
            /**
             * Format: uuid
             * @description Identifies it, and never changes.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-03-01T18:30:00.000Z
             */
            at: string;
            /**
             * @description Which part of the set-up it belongs to.
             * @enum {string}
             */
            part: "SignIns" | "Accounts" | "Keys" | "Settings" | "Tables" | "Menu" | "Campaigns" | "Printers" | "Standing" | "Documents";
            /**
             * @description The operation id of the call, or a command.
             * @example changeAccount
             */
            operation: string;
            /** @description `Nobody` for failed sign-ins. */
            by: {
                /**
                 * @description Which kind it is.
                 * @enum {string}
                 */
                kind: "Account" | "Operator" | "Nobody";
                /**
                 * Format: uuid
                 * @description Of an account.
                 */
                accountId: string | null;
                /**
                 * @description Of an account, at that time; for the operator, of the token that was used.
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
            /** @description What was found, in order. */
            items: components["schemas"]["AuditEntry"][];
            /**
             * Format: uuid
             * @description The entry to continue before; `null` when there are no older ones.
             */
            nextBefore: string | null;
        };
        /**
         * ErrorCode
         * @description The codes that there are today.
         * @enum {string}
         */
        ErrorCode: "VALIDATION_ERROR" | "INVALID_PAGE_SIZE" | "HTTPS_REQUIRED" | "CROSS_ORIGIN_NOT_ACCEPTED" | "RATE_LIMIT_EXCEEDED" | "MALFORMED_REQUEST" | "REQUEST_TIMEOUT" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "URI_TOO_LONG" | "EXPECTATION_FAILED" | "HEADERS_TOO_LARGE" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE" | "VENUE_NOT_FOUND" | "CONTENT_INVALID" | "ACCOUNT_NOT_FOUND" | "EMAIL_TAKEN" | "PRACTICE_VENUE_NEEDED" | "EVENING_PLAYING" | "PUBLIC_API_KEY_NOT_FOUND" | "OPERATOR_TOKEN_INVALID" | "OPERATOR_TOKEN_NOT_FOUND" | "OPERATOR_TOKEN_NAME_TAKEN" | "DOCUMENT_INVALID" | "KEY_NOT_FOUND" | "VENUE_NOT_MOVABLE";
        Error: {
            /**
             * @description The call was refused, or failed.
             * @constant
             */
            success: false;
            /**
             * Format: date-time
             * @description When the service answered.
             * @example 2026-03-01T18:30:00.000Z
             */
            timestamp: string;
            /**
             * @description Finds the call in the log of the service and, for a week, in the panel of the owner.
             * @example 4bf92f3577b34da6a3ce929d0e0e4736
             */
            traceId: string | null;
            /**
             * @description Fit for the person, in the language of `Accept-Language`.
             * @example Something in your order is missing or not correct.
             */
            userMessage: string;
            /**
             * @description English, for logs; its wording may change.
             * @example The order is not valid; `validationErrors` lists every problem.
             */
            developerMessage: string;
            /** @description The code for programs. New codes may be added: handle an unknown code by the status. */
            errorCode: components["schemas"]["ErrorCode"] | string;
            /** @description Each thing that is wrong, and where; empty when the code says it all. */
            validationErrors: {
                /**
                 * @description A path in the body such as `lines[1].extraIds`, or the name of a parameter.
                 * @example lines[0].quantity
                 */
                field: string;
                /**
                 * @description English, for developers; its wording may change.
                 * @example must be from 1 to 20
                 */
                message: string;
                /**
                 * @description What was sent there; `null` for nothing, a list or a record.
                 * @example 25
                 */
                attemptedValue: string | number | boolean | null;
            }[];
            /**
             * @description `null`; more may come with new codes.
             * @example null
             */
            details: Record<string, never> | null;
        };
    };
}
