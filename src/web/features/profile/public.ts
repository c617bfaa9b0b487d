export { LightChoice } from './light/light-choice.tsx';
export { PictureRow } from './picture/picture-row.tsx';
