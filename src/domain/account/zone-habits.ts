import type { ClockFormat, WeekStart } from './units.ts';

// From the Unicode CLDR (48) by the country a zone lies in; both names of a zone that was renamed. A week begins on
// Monday, and a clock
// counts to 24, everywhere else.
const SUNDAY: readonly string[] = [
  'Africa: Addis_Ababa Gaborone Harare Johannesburg Maputo Nairobi',
  'America: Adak Anchorage Antigua Araguaina Asuncion Atikokan Bahia Bahia_Banderas Belem Belize Blanc-Sablon Boa_Vista Bogota Boise Cambridge_Bay',
  'America: Campo_Grande Cancun Caracas Chicago Chihuahua Ciudad_Juarez Coral_Harbour Creston Cuiaba Dawson Dawson_Creek Denver Detroit Dominica Edmonton',
  'America: Eirunepe El_Salvador Fort_Nelson Fortaleza Glace_Bay Goose_Bay Guatemala Halifax Hermosillo Indiana/Indianapolis Indiana/Knox Indiana/Marengo',
  'America: Indiana/Petersburg Indiana/Tell_City Indiana/Vevay Indiana/Vincennes Indiana/Winamac Indianapolis Inuvik Iqaluit Jamaica Juneau',
  'America: Kentucky/Louisville Kentucky/Monticello Lima Los_Angeles Louisville Maceio Managua Manaus Matamoros Mazatlan Menominee Merida Metlakatla',
  'America: Mexico_City Moncton Monterrey Nassau New_York Nome Noronha North_Dakota/Beulah North_Dakota/Center North_Dakota/New_Salem Ojinaga Panama',
  'America: Phoenix Port_of_Spain Porto_Velho Puerto_Rico Rankin_Inlet Recife Regina Resolute Rio_Branco Santarem Santo_Domingo Sao_Paulo Sitka St_Johns',
  'America: St_Thomas Swift_Current Tegucigalpa Tijuana Toronto Vancouver Whitehorse Winnipeg Yakutat',
  'Asia: Aden Bangkok Calcutta Dhaka Hong_Kong Jakarta Jayapura Jerusalem Karachi Kathmandu Katmandu Kolkata Macau Makassar Manila Phnom_Penh Pontianak',
  'Asia: Rangoon Riyadh Seoul Singapore Taipei Thimphu Tokyo Vientiane Yangon',
  'Atlantic: Azores Madeira Reykjavik',
  'Europe: Lisbon Malta',
  'Pacific: Apia Guam Honolulu Kwajalein Majuro Midway Pago_Pago Wake',
];
const SATURDAY: readonly string[] = [
  'Africa: Algiers Cairo Djibouti Khartoum Tripoli',
  'Asia: Amman Baghdad Bahrain Damascus Kabul Kuwait Muscat Qatar Tehran',
];
const TWELVE: readonly string[] = [
  'Africa: Accra Addis_Ababa Algiers Asmara Asmera Banjul Blantyre Cairo Djibouti El_Aaiun Freetown Juba Khartoum Lusaka Maseru Mbabane Mogadishu Monrovia',
  'Africa: Ndjamena Nouakchott Tripoli Tunis Windhoek',
  'America: Adak Anchorage Antigua Argentina/Buenos_Aires Argentina/Catamarca Argentina/Cordoba Argentina/Jujuy Argentina/La_Rioja Argentina/Mendoza',
  'America: Argentina/Rio_Gallegos Argentina/Salta Argentina/San_Juan Argentina/San_Luis Argentina/Tucuman Argentina/Ushuaia Asuncion Atikokan',
  'America: Bahia_Banderas Barbados Blanc-Sablon Bogota Boise Buenos_Aires Cambridge_Bay Cancun Caracas Catamarca Cayman Chicago Chihuahua Ciudad_Juarez',
  'America: Coral_Harbour Cordoba Costa_Rica Coyhaique Creston Curacao Dawson Dawson_Creek Denver Detroit Dominica Edmonton El_Salvador Fort_Nelson',
  'America: Glace_Bay Goose_Bay Grand_Turk Grenada Guatemala Guayaquil Guyana Halifax Havana Hermosillo Indiana/Indianapolis Indiana/Knox Indiana/Marengo',
  'America: Indiana/Petersburg Indiana/Tell_City Indiana/Vevay Indiana/Vincennes Indiana/Winamac Indianapolis Inuvik Iqaluit Jamaica Jujuy Juneau',
  'America: Kentucky/Louisville Kentucky/Monticello Kralendijk La_Paz Lima Los_Angeles Louisville Managua Matamoros Mazatlan Mendoza Menominee Merida',
  'America: Metlakatla Mexico_City Moncton Monterrey Montevideo Nassau New_York Nome North_Dakota/Beulah North_Dakota/Center North_Dakota/New_Salem',
  'America: Ojinaga Panama Phoenix Port-au-Prince Port_of_Spain Puerto_Rico Punta_Arenas Rankin_Inlet Regina Resolute Santiago Santo_Domingo Sitka',
  'America: St_Johns St_Kitts St_Lucia St_Thomas St_Vincent Swift_Current Tegucigalpa Tijuana Toronto Tortola Vancouver Whitehorse Winnipeg Yakutat',
  'Asia: Aden Amman Baghdad Bahrain Beirut Brunei Calcutta Damascus Dhaka Dubai Famagusta Gaza Hebron Hong_Kong Karachi Kolkata Kuala_Lumpur Kuching',
  'Asia: Kuwait Macau Manila Muscat Nicosia Phnom_Penh Pyongyang Qatar Riyadh Seoul Singapore Taipei Thimphu',
  'Atlantic: Bermuda',
  'Australia: Adelaide Brisbane Broken_Hill Darwin Eucla Hobart Lindeman Lord_Howe Melbourne Perth Sydney',
  'Europe: Athens Tirane',
  'Indian: Cocos Maldives',
  'Pacific: Apia Auckland Bougainville Chatham Chuuk Efate Enderbury Fakaofo Fiji Funafuti Galapagos Guadalcanal Guam Honolulu Kanton Kiritimati Kosrae',
  'Pacific: Kwajalein Majuro Midway Pago_Pago Palau Pohnpei Ponape Port_Moresby Saipan Tarawa Tongatapu Truk Wake',
];

const [sunday, saturday, twelve] = [zonesOf(SUNDAY), zonesOf(SATURDAY), zonesOf(TWELVE)];

/** The day a week begins on where a zone lies (CLDR); Sunday for zones that lie nowhere, such as UTC. */
export function weekStartOfZone(zone: string): WeekStart {
  if (sunday.has(zone) || liesNowhere(zone)) return 0;
  return saturday.has(zone) ? 6 : 1;
}

/** Whether clocks count to 12 or to 24 where a zone lies (CLDR); to 12 for zones that lie nowhere, such as UTC. */
export function clockOfZone(zone: string): ClockFormat {
  return twelve.has(zone) || liesNowhere(zone) ? '12' : '24';
}

function liesNowhere(zone: string): boolean {
  return !zone.includes('/') || zone.startsWith('Etc/');
}

function zonesOf(lines: readonly string[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap((line) => {
      const [area = '', places = ''] = line.split(': ');
      return places.split(' ').map((place) => `${area}/${place}`);
    }),
  );
}
