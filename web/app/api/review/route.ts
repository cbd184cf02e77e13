export { answerReview as POST } from '#features/product/server/answer-review.ts';
