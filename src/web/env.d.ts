/// <reference types="vite/client" />

type Endpoints<Name extends string> = Readonly<Record<Name, readonly [method: string, path: string]>>;
type EverywhereRoute = keyof (typeof import('#contract/account/account.routes.ts').accountRoutes &
  typeof import('#contract/safety/safety.routes.ts').safetyRoutes);

declare module 'virtual:endpoints' {
  /** Method and path of the endpoints of signing in and account safety, made at build from the contract's table. */
  export const endpoints: Endpoints<EverywhereRoute>;
}

declare module 'virtual:endpoints/members' {
  /** Method and path of all other endpoints. */
  export const endpoints: Endpoints<Exclude<import('#contract/table.ts').RouteName, EverywhereRoute>>;
}

declare module 'virtual:endpoints/circle' {
  /** Those of them that only the pages of the circle call. */
  export const endpoints: Endpoints<Exclude<import('#contract/table.ts').RouteName, EverywhereRoute>>;
}

declare module 'virtual:endpoints/staff' {
  /** Those of them that only the pages of the circle call. */
  export const endpoints: Endpoints<Exclude<import('#contract/table.ts').RouteName, EverywhereRoute>>;
}

declare module 'virtual:endpoints/shop' {
  /** Those of them that only pages of the shop call. */
  export const endpoints: Endpoints<Exclude<import('#contract/table.ts').RouteName, EverywhereRoute>>;
}

declare module 'virtual:endpoints/teaching' {
  /** Those of them that only pages of teachers, and of what they made, call. */
  export const endpoints: Endpoints<Exclude<import('#contract/table.ts').RouteName, EverywhereRoute>>;
}

declare module 'virtual:endpoints/referral' {
  /** Those of them that only the pages of referrals call. */
  export const endpoints: Endpoints<Exclude<import('#contract/table.ts').RouteName, EverywhereRoute>>;
}
declare module 'virtual:endpoints/trading' {
  /** Those of them that only trading points and what it buys call. */
  export const endpoints: Endpoints<Exclude<import('#contract/table.ts').RouteName, EverywhereRoute>>;
}

/** As much of the library as a book needs: its own types name Node's. */
declare module 'pdfkit' {
  type TextOptions = {
    readonly width?: number;
    readonly align?: 'left' | 'center' | 'right';
    readonly continued?: boolean;
    readonly lineGap?: number;
    readonly lineBreak?: boolean;
    readonly goTo?: string;
    readonly destination?: string;
  };
  type Outline = { addItem(title: string): Outline };
  export default class PDFDocument {
    constructor(options: {
      readonly size: readonly [number, number];
      readonly margins: {
        readonly top: number;
        readonly bottom: number;
        readonly left: number;
        readonly right: number;
      };
      readonly bufferPages: true;
      readonly autoFirstPage: false;
      readonly font: null;
      readonly lang: string;
      readonly displayTitle: true;
      readonly pdfVersion: '1.7';
      readonly info: { readonly Title: string; readonly Creator: string };
    });
    x: number;
    y: number;
    readonly outline: Outline;
    readonly page: { margins: { bottom: number } };
    registerFont(name: string, file: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    text(text: string, ...how: [TextOptions?] | [x: number, y: number, options?: TextOptions]): this;
    heightOfString(text: string, options?: TextOptions): number;
    moveDown(lines: number): this;
    addPage(): this;
    switchToPage(page: number): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    addNamedDestination(name: string): this;
    circle(x: number, y: number, radius: number): this;
    path(path: string): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    fill(color: string): this;
    stroke(): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    on(event: 'data', heard: (part: Uint8Array) => void): this;
    on(event: 'end', heard: () => void): this;
    on(event: 'error', heard: (error: Error) => void): this;
    end(): void;
  }
}
declare module 'virtual:endpoints/feedback' {
  /** Those of them that only the page of feedback and the outbox call. */
  export const endpoints: Endpoints<Exclude<import('#contract/table.ts').RouteName, EverywhereRoute>>;
}

declare module 'virtual:endpoints/plans' {
  /** Those of them that only the page of a plan calls. */
  export const endpoints: Endpoints<Exclude<import('#contract/table.ts').RouteName, EverywhereRoute>>;
}
