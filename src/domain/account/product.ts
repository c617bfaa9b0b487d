/** The product's name (`{product}` of §2.4, decisions 1). */
export const PRODUCT = 'Moonhearth';
