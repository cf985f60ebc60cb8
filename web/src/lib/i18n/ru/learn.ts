// Russian: the pages that teach the rules, loaded with them.
import type { LateWords } from '../catalog';
import { azul } from './learn-azul';
import { duel } from './learn-duel';

const page = {
  'learn.title': 'Правила игры',
  'learn.lead': 'Прочтите немного и попробуйте на настоящем столе. Каждый курс занимает минут десять.',
  'learn.about.azul': 'Брать плитки, заполнять линии, украшать стену. От 2 до 4 игроков.',
  'learn.about.duel': 'Солнце, луна, фишки и купол, который вы складываете сами. Для двоих.',
  'learn.start': 'Начать',
  'learn.resume': 'Дальше: {chapter}',
  'learn.chapters': 'Главы',
  'learn.chapter': 'Глава {at} из {all}',
  'learn.done': 'пройдена',
  'learn.progress': 'Пройдено {at} из {all}',
  'learn.next': 'Дальше: {chapter}',
  'learn.previous': 'Назад: {chapter}',
  'learn.try': 'Попробуйте',
  'learn.try.of': 'Попробуйте: {at} из {all}',
  'learn.hint': 'Подсказка',
  'learn.again': 'Ещё раз',
  'learn.show': 'Показать решение',
  'learn.following': 'Следующая задача',
  'learn.solved': 'Верно!',
  'learn.missed': 'Так ходить можно, но задача была другая.',
  'learn.table': 'Стол, чтобы попробовать',
  'learn.finished': 'Вот и вся игра. Остальное придёт за столом.',
  'learn.play': 'Играть',
} as const;

export const learn: LateWords = { ...page, ...azul, ...duel };
