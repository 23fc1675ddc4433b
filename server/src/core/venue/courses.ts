/** The most courses of a venue. */
export const MOST_COURSES = 6;

/** A part of a meal: the kitchen makes it when the one before it was served. */
export interface Course {
  /** Categories and products name it by this. It tells it apart within the venue. */
  code: string;
  name: string;
}

/** The courses of a venue in the order in which they are served; none where everything is made at once. */
export interface CourseTerms {
  courses: Course[];
}

/** The codes among some that no course has. */
export function unknownCourses({ courses }: CourseTerms, codes: readonly (string | null)[]): string[] {
  return codes.filter((code) => code !== null && !courses.some((one) => one.code === code)) as string[];
}
