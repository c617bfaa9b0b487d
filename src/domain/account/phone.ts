/**
 * The fewest digits a number has after its calling code, by calling code, as the numbering plans of the countries have
 * it (the metadata of libphonenumber; a test compares). Codes that are not named ask for no more than E.164 does.
 */
const LEAST_DIGITS: Readonly<Record<number, string>> = {
  5: '27 31 47 61 64 82 247 358 386 500 672 676 677 678 682 685 686 688 852 971',
  6: '39 40 46 48 53 63 95 252 298 299 355 359 375 376 381 421 508 595 597 681 687 689 880',
  7: '44 62 84 86 90 220 230 231 238 239 241 243 245 246 248 254 261 263 265 267 269 291 297 353 354 372 385 423 501 503 507 592 599 670 673 674 675 679 680 691 692 853 886 960 961 965 967 968 972 974 975',
  8: '20 32 36 45 51 55 57 60 65 66 81 91 92 213 216 222 223 224 226 227 228 232 233 235 236 237 250 253 257 258 264 266 268 350 356 357 370 371 373 374 377 378 382 383 387 389 502 504 505 506 509 591 593 850 855 856 962 963 964 970 973 976 977 993',
  9: '33 34 41 56 93 94 211 212 218 221 240 242 244 249 251 255 256 260 262 351 380 420 590 594 596 966 992 994 995 996 998',
  10: '1 7 30 52 54 58 225 229 234',
};
const LONGEST_CODE = 3;

/**
 * A phone number in international form, a plus and 7 to 15 digits (E.164), from whatever was typed or pasted: "+1 (201)
 * 555-0123" gives "+12015550123". Null when no calling code leads or the count of digits cannot be a number (§2.10,
 * §5), also where its country's numbers are longer.
 */
export function cleanPhone(text: string): string | null {
  const kept = text.replaceAll(/[^\d+]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(kept) && hasDigitsOfItsCountry(kept.slice(1)) ? kept : null;
}

function hasDigitsOfItsCountry(digits: string): boolean {
  for (let length = 1; length <= LONGEST_CODE; length += 1) {
    const least = leastDigitsOf(digits.slice(0, length));
    if (least !== null) return digits.length - length >= least;
  }
  return true;
}

function leastDigitsOf(code: string): number | null {
  const found = Object.entries(LEAST_DIGITS).find(([, codes]) => codes.split(' ').includes(code));
  return found ? Number(found[0]) : null;
}

/** The longest part of a phone field that is no number yet: a plus and a calling code. */
const CALLING_CODE = /^\+?\d{0,3}$/;

/** The number to send, null when the field holds none, or 'unfinished' when it holds too little of one (§5). */
export function phoneOf(phone: string): string | null | 'unfinished' {
  return cleanPhone(phone) ?? (CALLING_CODE.test(phone) ? null : 'unfinished');
}
