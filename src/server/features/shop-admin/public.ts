export { addShopPicture, readShopPicture } from './pictures.ts';
