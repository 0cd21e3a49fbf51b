// The frames of a lesson as a list, and a lesson that consists of one of them.
import { READ_ON, type Frame, type Moment, type PlayedLesson } from "../src/learn/lessons/types";

/** A table as it stands somewhere in a lesson, with what the coach says there. */
export interface LessonFrame {
  scene: number;
  moment: Moment;
  frame: Frame;
  /** Whether it is the learner's turn now; the frames before it show how the game got there. */
  last: boolean;
}

/** All frames of a lesson, on every way through it; those that ways have in common only once. */
export function framesOf(lesson: PlayedLesson): LessonFrame[] {
  const unique = new Map<string, LessonFrame>();

  function walk(scene: number, moment: Moment, before: Frame | undefined): void {
    const frames = moment.frames.length || !before ? moment.frames : [before];
    for (const [index, frame] of frames.entries()) {
      const last = index === frames.length - 1;
      const name = JSON.stringify([scene, moment.text, last, frame.view]);
      if (!unique.has(name)) unique.set(name, { scene, moment, frame, last });
    }
    for (const next of Object.values(moment.ways)) if (next) walk(scene, next, frames.at(-1));
  }

  for (const [scene, moment] of lesson.scenes.entries()) walk(scene, moment, undefined);
  return [...unique.values()];
}

/** A lesson of a single step that shows a frame as learners see it. */
export function onlyFrame(lesson: PlayedLesson, { scene, moment, frame, last }: LessonFrame): PlayedLesson {
  const shown = last ? moment : { text: moment.text, ways: { [READ_ON]: null } };
  return {
    others: lesson.others,
    players: lesson.players.slice(scene, scene + 1),
    options: lesson.options.slice(scene, scene + 1),
    lengths: [1],
    scenes: [{ ...shown, frames: [frame] }],
  };
}
