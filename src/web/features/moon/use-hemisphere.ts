import type { Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { useKept } from './kept-on-device.ts';

/**
 * From where the member looks up: the member's choice, kept on this device until the member signs out, else the half of
 * the Earth the member's zone lies in.
 */
export function useHemisphere(zone: string): [Hemisphere, (choice: Hemisphere) => void] {
  const [kept, keep] = useKept('moon-hemisphere');
  return [kept === 'north' || kept === 'south' ? kept : hemisphereOf(zone), keep];
}

/** Zones south of the equator, by the beginning of their names. */
const SOUTH =
  /^(Antarctica\/|Australia\/|Africa\/(Blantyre|Bujumbura|Dar_es|Gaborone|Harare|Johannesburg|Kigali|Kinshasa|Luanda|Lubumbashi|Lusaka|Maputo|Maseru|Mbabane|Nairobi|Windhoek|Brazzaville)|America\/(Araguaina|Argentina|Asuncion|Bahia|Belem|Buenos|Campo|Cordoba|Cuiaba|Eirunepe|Fortaleza|Guayaquil|La_Paz|Lima|Maceio|Manaus|Montevideo|Noronha|Porto_Velho|Punta|Recife|Rio_Branco|Santarem|Santiago|Sao_Paulo)|Asia\/(Jakarta|Jayapura|Makassar|Dili)|Atlantic\/(St_Helena|South_Georgia|Stanley)|Indian\/(Antananarivo|Chagos|Christmas|Cocos|Comoro|Mahe|Mauritius|Mayotte|Reunion|Kerguelen)|Pacific\/(Apia|Auckland|Bougainville|Chatham|Easter|Efate|Fakaofo|Fiji|Funafuti|Galapagos|Gambier|Guadalcanal|Marquesas|Nauru|Niue|Norfolk|Noumea|Pago_Pago|Pitcairn|Port_Moresby|Rarotonga|Tahiti|Tongatapu|Wallis))/;

/** The half of the Earth in which a time zone mostly lies; a first guess that the member can change. */
function hemisphereOf(zone: string): Hemisphere {
  return SOUTH.test(zone) ? 'south' : 'north';
}
