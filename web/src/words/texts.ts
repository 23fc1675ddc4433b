/** The shape of texts, whatever they say: English sets it, and a missing text does not compile. */
export type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
